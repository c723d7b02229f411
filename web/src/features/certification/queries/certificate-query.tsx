import { useEffect, useRef, useState } from 'react';
import type { FoundCertificate } from '../../../../../shared/contract/certification-schemas.ts';
import { certificateQueryTool } from '../../../../../shared/form-tools.ts';
import { Field } from '../../../ui/form/field/field.tsx';
import { Form } from '../../../ui/form/form/form.tsx';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { SubmitButton } from '../../../ui/form/submit-button/submit-button.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { Split } from '../../../ui/layout/split/split.tsx';
import { certificationCalls } from '../late-calls.ts';
import { SectionTitle } from '../section-title.tsx';
import { CertificateAnswer } from './certificate-answer.tsx';
import styles from './queries.module.css';
import { QueryWays, type Way, wayFields } from './query-ways.tsx';

const entry = async () => (await certificationCalls()).pageCertificateQuery;

export interface AnsweredQuery {
  readonly found: FoundCertificate;
  /** The server's words. */
  readonly message: string;
}

/** Finds a certificate by its number, or by phone or ID number of its holder, with the name (product-rules.md#certificate-queries). */
export function CertificateQuery() {
  const [way, setWay] = useState<Way>('1');
  const [answer, setAnswer] = useState<AnsweredQuery>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) place.current?.focus();
  }, [answer]);

  return (
    <Section labelledBy="certificate-query-title" space="opening">
      <Split from="desktop" align="start" className={styles.query}>
        <div>
          <SectionTitle id="certificate-query-title">Look a certificate up</SectionTitle>
          <Form
            id="certificate-query"
            label="Certificate query"
            tool={certificateQueryTool}
            entry={entry}
            className={styles.form}
            asking={{ onAnswer: (found, message) => setAnswer({ found, message }) }}
          >
            <QueryWays way={way} onChoose={setWay} />
            <Field key={way} {...wayFields[way]} />
            <Field name="name" label="Name of the holder" autoComplete="off" />
            <div>
              <SubmitButton>Look up</SubmitButton>
            </div>
            <FormAnswer />
          </Form>
          <noscript>
            <p>This form needs JavaScript. The page of a certificate, which its holder has, needs none.</p>
          </noscript>
        </div>
        <div ref={place} className={styles.answer} tabIndex={-1}>
          {answer ? (
            <CertificateAnswer {...answer} />
          ) : (
            <p className={styles.before}>
              What is found shows here: the name on the certificate, its number, the day of the award and its last day.
              Each certificate has a page of its own besides, which says the same to whoever has its address.
            </p>
          )}
        </div>
      </Split>
    </Section>
  );
}
