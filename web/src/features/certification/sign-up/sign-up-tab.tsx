import { brand } from '../../../../../shared/brand.ts';
import { DefinitionList } from '../../../ui/data/definition-list/definition-list.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { Split } from '../../../ui/layout/split/split.tsx';
import type { CertificationTexts } from '../load-certification.ts';
import { SectionTitle } from '../section-title.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import styles from './sign-up-tab.module.css';

interface SignUpTabProps {
  readonly texts: CertificationTexts;
  readonly onSignedUp: () => void;
}

/** Where somebody signs up: the form, what to have at hand, and what is kept. */
export function SignUpTab({ texts: { steps, rules, kept }, onSignedUp }: SignUpTabProps) {
  return (
    <>
      <Section labelledBy="sign-up-title" space="opening">
        <Split share="seven-to-five" from="desktop" align="start" className={styles.split}>
          <div>
            <SectionTitle id="sign-up-title">Sign up for the exam of this month</SectionTitle>
            <SignUpForm rules={rules} version={kept.version} onSignedUp={onSignedUp} />
            <noscript>
              <p>
                This form needs JavaScript. Without it, write to{' '}
                <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
              </p>
            </noscript>
          </div>
          <ol className={styles.steps} aria-label="How it goes">
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Split>
      </Section>
      <Section labelledBy="kept-title" id="kept-data" space="none">
        <SectionTitle id="kept-title">What we keep and for how long</SectionTitle>
        <DefinitionList terms={kept.terms} />
      </Section>
    </>
  );
}
