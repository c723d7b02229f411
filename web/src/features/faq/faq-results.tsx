import { href } from '../../lib/addresses/href.ts';
import { fromNetwork, noteNetworkError } from '../../lib/loading/load-failure.ts';
import { useRemote } from '../../lib/remote/use-remote.ts';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import { LivePart } from '../../ui/feedback/live-part/live-part.tsx';
import { type FaqIndexEntry, findAnswers, isFaqIndex } from './faq-index.ts';
import styles from './faq-results.module.css';

/** @throws when nothing answers, or something else than the index */
async function fetchIndex(signal: AbortSignal): Promise<readonly FaqIndexEntry[]> {
  const address = href.faqIndex();
  const response = await fromNetwork(fetch(address, { signal }));
  const index: unknown = response.ok ? await fromNetwork(response.json()) : undefined;
  if (isFaqIndex(index)) return index;
  const error = new Error(`${address}: HTTP ${response.status}, and no index`);
  noteNetworkError(error);
  throw error;
}

/** The answers that hold what was typed, in the browser alone: their texts come with the first search. */
export function FaqResults({ words }: { readonly words: string }) {
  const remote = useRemote('faq', fetchIndex, { once: true });
  return (
    <LivePart
      what="the answers"
      remote={remote}
      empty={{
        is: (index) => findAnswers(index, words).length === 0,
        words: `No answer has all of “${words}”. Try fewer words, or write to support.`,
      }}
    >
      {(index) => {
        const found = findAnswers(index, words);
        return (
          <>
            <h2 className={styles.title} aria-live="polite">
              {found.length === 1 ? `1 answer for “${words}”` : `${found.length} answers for “${words}”`}
            </h2>
            <ul className={styles.found}>
              {found.map(({ id, title, about, passage }) => (
                <li key={id}>
                  <StandaloneLink to={href.faq(id)}>{title}</StandaloneLink>
                  <p>
                    {about !== '' && `${about}: `}
                    {passage}
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
