import type { FaqEntry } from '../../../../shared/contract/faq-schemas.ts';
import { href } from '../../lib/addresses/href.ts';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import { RichText } from '../../ui/data/rich-text/rich-text.tsx';
import { LatePart } from '../../ui/feedback/late-part.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import styles from './faq-answer.module.css';
import type { FaqData } from './load-faq.ts';

const loadHelpful = async () => (await import('./faq-helpful.tsx')).FaqHelpful;

type FaqAnswerProps = Pick<FaqData, 'previous' | 'next'> & { readonly entry: FaqEntry };

/** What an entry says, the answers before and after it, and where to go on from it. */
export function FaqAnswer({ entry, previous, next }: FaqAnswerProps) {
  return (
    <>
      <article>
        <RichText html={entry.content} under={1} />
      </article>
      {entry.update_date !== '' && (
        <div className={styles.helpful} data-needs-script="">
          {/* Another answer is another question. */}
          <LatePart
            key={entry.id}
            load={loadHelpful}
            given={{ id: entry.id }}
            coming=""
            failure="The question whether this was helpful could not be loaded."
          />
        </div>
      )}
      {(previous || next) && (
        <nav className={styles.beside} aria-label="Answers beside this one">
          {previous && (
            <StandaloneLink to={href.faq(previous.id)} icon={strokes.back} tone="soft">
              {previous.title}
            </StandaloneLink>
          )}
          {next && (
            <StandaloneLink to={href.faq(next.id)} icon={strokes.forward} tone="soft">
              {next.title}
            </StandaloneLink>
          )}
        </nav>
      )}
      <p className={styles.ways}>
        <StandaloneLink to={href.manuals()} tone="accent">
          Look it up in a manual
        </StandaloneLink>
        <StandaloneLink to={href.to('contact')} tone="accent">
          Write to support
        </StandaloneLink>
        {entry.product_path !== '' && (
          <StandaloneLink to={entry.product_path} tone="accent">
            {`More about ${entry.product_name}`}
          </StandaloneLink>
        )}
      </p>
    </>
  );
}
