import { fetchAnswerFind } from '../../shared-features/search/fetch-find.ts';
import { FoundTexts } from '../../shared-features/search/found-texts.tsx';

/** The answers that hold what was typed. */
export function FaqResults({ words }: { readonly words: string }) {
  return (
    <FoundTexts
      words={words}
      what="the answers"
      fetch={fetchAnswerFind}
      kinds={['answer', 'answers']}
      none={`No answer has all of “${words}”. Try fewer words, or write to support.`}
    />
  );
}
