import { actionClass } from '../../ui/actions/action-class.ts';

const verdicts = [
  { helpful: 1, words: 'Yes' },
  { helpful: 0, words: 'No' },
] as const;

export type Verdict = (typeof verdicts)[number]['helpful'];

/** The question, and a button for each answer to it. */
export function FaqVerdicts({ onChoose }: { readonly onChoose: (helpful: Verdict) => void }) {
  return (
    <>
      <p id="helpful-question">Was this helpful?</p>
      {verdicts.map(({ helpful, words }) => (
        <button
          key={words}
          type="button"
          className={actionClass('secondary')}
          aria-describedby="helpful-question"
          onClick={() => onChoose(helpful)}
        >
          {words}
        </button>
      ))}
    </>
  );
}
