import type { SignUp, SignUpState } from '../../../../../shared/contract/certification-schemas.ts';
import { formatMonth } from '../../../lib/format.ts';
import { ActionLink } from '../../../ui/actions/action-link/action-link.tsx';
import { DefinitionList } from '../../../ui/data/definition-list/definition-list.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/feedback/status-badge/status-badge.tsx';
import { tabAddress } from '../certification-tabs.ts';
import styles from './queries.module.css';

/** Where a sign-up stands, in words. */
const states: Readonly<
  Record<SignUpState, { readonly tone: StatusTone; readonly words: string; readonly text: string }>
> = {
  received: {
    tone: 'goes',
    words: 'Signed up',
    text: 'You are on the list. Room and hour are mailed to you a week before the exam.',
  },
  'photo-refused': {
    tone: 'waits',
    words: 'Another photo, please',
    text: 'Your photo could not be used. Sign up once more with another one: the sign-up of before gives way to it, and nothing else is lost.',
  },
  'photo-missing': {
    tone: 'waits',
    words: 'Photo missing',
    text: 'Your photo did not reach us. Sign up once more with it: the sign-up of before gives way to it, and nothing else is lost.',
  },
  certified: {
    tone: 'done',
    words: 'Certified',
    text: 'You have passed. Look your certificate up with your name and the number on it, your phone or your ID number.',
  },
};

/** A sign-up that was found. */
export function SignUpCard({ name, company, period, status }: SignUp) {
  const { tone, words, text } = states[status];
  return (
    <div className={styles.card}>
      <h3>{name}</h3>
      <StatusBadge tone={tone}>{words}</StatusBadge>
      <p>{text}</p>
      <DefinitionList
        terms={[
          { term: 'Company', description: company },
          { term: 'Exam of', description: formatMonth(period) },
        ]}
      />
      {states[status].tone === 'waits' && (
        <ActionLink to={tabAddress('sign-up')} kind="secondary">
          Sign up again
        </ActionLink>
      )}
    </div>
  );
}

/** That there is no such sign-up, in the words of the server, which are Chinese (product-rules.md#certificate-queries). */
export function NoSignUp({ message }: { readonly message: string }) {
  return (
    <div className={styles.card} data-missing="">
      <h3 lang="zh">{message}</h3>
      <p>There is no sign-up with this name and ID number.</p>
      <ActionLink to={tabAddress('sign-up')} kind="secondary">
        Apply now
      </ActionLink>
    </div>
  );
}
