import { useEffect, useRef, useState } from 'react';
import type { SignUp } from '../../../../../shared/contract/certification-schemas.ts';
import { signUpQueryTool } from '../../../../../shared/form-tools.ts';
import { Field } from '../../../ui/form/field/field.tsx';
import { Form } from '../../../ui/form/form/form.tsx';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { SubmitButton } from '../../../ui/form/submit-button/submit-button.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { Split } from '../../../ui/layout/split/split.tsx';
import { certificationCalls } from '../late-calls.ts';
import { OwnData } from '../own-data/own-data.tsx';
import { SectionTitle } from '../section-title.tsx';
import styles from './queries.module.css';
import { NoSignUp, SignUpCard } from './sign-up-answer.tsx';

const entry = async () => (await certificationCalls()).querySignUp;

/** What `sign_query` says where there is no such sign-up (product-rules.md#certificate-queries). */
const notFound = -1;

/** Finds the newest sign-up of an ID number and its name. @param onSignedUp hears that there is one with which nothing is left to do */
export function SignUpQuery({ onSignedUp }: { readonly onSignedUp: () => void }) {
  const [answer, setAnswer] = useState<{ readonly signUp: SignUp } | { readonly missing: string }>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) place.current?.focus();
  }, [answer]);

  return (
    <>
      <Section labelledBy="sign-up-query-title" space="opening">
        <Split from="desktop" align="start" className={styles.query}>
          <div>
            <SectionTitle id="sign-up-query-title">Look your sign-up up</SectionTitle>
            <Form
              id="sign-up-query"
              label="Sign-up query"
              tool={signUpQueryTool}
              entry={entry}
              className={styles.form}
              asking={{
                onAnswer(signUp) {
                  setAnswer({ signUp });
                  if (signUp.status === 'received') onSignedUp();
                },
                onRefusal({ status, message }) {
                  if (status === notFound) setAnswer({ missing: message });
                  return status === notFound;
                },
              }}
            >
              <Field name="name" label="Name" autoComplete="name" />
              <Field
                name="idcard"
                label="ID number"
                hint="15 or 18 characters"
                autoComplete="off"
                autoCapitalize="characters"
              />
              <div>
                <SubmitButton>Look up</SubmitButton>
              </div>
              <FormAnswer />
            </Form>
            <noscript>
              <p>This form needs JavaScript. Without it, the confirmation that we mailed you says the same.</p>
            </noscript>
          </div>
          <div ref={place} className={styles.answer} tabIndex={-1}>
            {!answer && (
              <p className={styles.before}>
                What is found shows here: for which month you are signed up, and where that stands. Your name is shown
                in part only, and nothing else that you entered.
              </p>
            )}
            {answer && ('signUp' in answer ? <SignUpCard {...answer.signUp} /> : <NoSignUp message={answer.missing} />)}
          </div>
        </Split>
      </Section>
      <OwnData />
    </>
  );
}
