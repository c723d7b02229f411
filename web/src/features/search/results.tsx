import type { MouseEvent, RefObject } from 'react';
import type { Hit } from '../../shared-features/search/find.ts';
import { Marked } from '../../shared-features/search/marked.tsx';
import { passageOf, piecesOf } from '../../shared-features/search/words.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import styles from './results.module.css';

/** The id of a result, by its place. */
export const resultId = (at: number) => `search-result-${at}`;

interface ResultsProps {
  readonly id: string;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly hits: readonly Hit[];
  /** The place of the one that Enter opens. */
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
  readonly onFollow: (event: MouseEvent) => void;
}

/** What was found, as links; the field beside them keeps the focus, and says which one is chosen. */
export function Results({ id, list, hits, chosen, onChoose, onFollow }: ResultsProps) {
  return (
    <div ref={list} id={id} role="listbox" aria-label="Results" className={styles.results}>
      {hits.map(({ entry: { kind, title, to, text }, found }, at) => (
        <Link
          key={`${kind} ${title} ${to}`}
          id={resultId(at)}
          to={to}
          role="option"
          tabIndex={-1}
          aria-selected={at === chosen}
          className={styles.result}
          onPointerMove={() => onChoose(at)}
          onClick={onFollow}
        >
          <span className={styles.kind}>{kind}</span>
          <span className={styles.title}>
            <Marked pieces={piecesOf(title, found)} />
          </span>
          <span className={styles.passage}>
            <Marked pieces={passageOf(text, found)} />
          </span>
          <Icon path={strokes.forward} />
        </Link>
      ))}
    </div>
  );
}
