import { fetchManualFind } from '../../shared-features/search/fetch-find.ts';
import { FoundTexts } from '../../shared-features/search/found-texts.tsx';

interface ManualResultsProps {
  readonly words: string;
  /** Whether nothing else was found by the words. */
  readonly alone: boolean;
}

/** The sections of the manuals that hold what was typed. */
export function ManualResults({ words, alone }: ManualResultsProps) {
  return (
    <FoundTexts
      words={words}
      what="the sections"
      fetch={fetchManualFind}
      kinds={['section', 'sections']}
      none={alone ? 'No Data' : `No section of a manual has all of “${words}”.`}
    />
  );
}
