import type { ReactNode } from 'react';
import { useRemote } from '../../lib/remote/use-remote.ts';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import { LivePart } from '../../ui/feedback/live-part/live-part.tsx';
import type { Find, Hit } from './find.ts';
import styles from './found-texts.module.css';
import { Marked } from './marked.tsx';
import { passageOf } from './words.ts';

/** The most that are shown. */
const most = 50;

interface FoundTextsProps {
  /** What was typed; not ''. */
  readonly words: string;
  /** What is searched, as the middle of a sentence: `the answers`. */
  readonly what: string;
  /** Gets the search over it; the same function at every rendering. */
  readonly fetch: () => Promise<Find>;
  /** What one of what is found is, and several are: `answer`, `answers`. */
  readonly kinds: readonly [one: string, several: string];
  /** Said where nothing has all the words. */
  readonly none: ReactNode;
}

const wholeOf = (find: Find, words: string): readonly Hit[] => find(words).filter(({ isWhole }) => isWhole);

/** Texts that have all the words, the best first, each with the line that says so. They are searched in the browser, and come with the first search. */
export function FoundTexts({ words, what, fetch, kinds: [one, several], none }: FoundTextsProps) {
  const remote = useRemote(what, fetch, { once: true });
  return (
    <LivePart what={what} remote={remote} empty={{ is: (find) => wholeOf(find, words).length === 0, words: none }}>
      {(find) => {
        const hits = wholeOf(find, words);
        const number = hits.length === 1 ? `1 ${one}` : `${hits.length} ${several}`;
        return (
          <>
            <h2 className={styles.title} aria-live="polite">
              {`${number} for “${words}”${hits.length > most ? `, the first ${most} of them` : ''}`}
            </h2>
            <ul className={styles.found}>
              {hits.slice(0, most).map(({ entry: { title, to, text }, found }) => (
                <li key={to}>
                  <StandaloneLink to={to}>{title}</StandaloneLink>
                  <p>
                    <Marked pieces={passageOf(text, found)} />
                  </p>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </LivePart>
  );
}
