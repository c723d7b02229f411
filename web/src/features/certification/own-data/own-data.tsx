import { DialogButton } from '../../../ui/feedback/dialog/dialog-button.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionTitle } from '../section-title.tsx';
import styles from './own-data.module.css';

const load = async () => (await import('./own-data-dialog.tsx')).OwnDataDialog;
const nothing = {};

/** What a candidate without an account may take along and have deleted (product-rules.md#exam-data). */
export function OwnData() {
  return (
    <Section labelledBy="own-data-title" space="none">
      <SectionTitle id="own-data-title">Your data</SectionTitle>
      <div className={styles.data}>
        <p>
          What we keep of your sign-ups is yours: to take along as a file, and to have deleted. You need no account for
          that, only the mailbox with which you signed up.
        </p>
        <DialogButton load={load} given={nothing}>
          Copy or delete my data
        </DialogButton>
      </div>
    </Section>
  );
}
