import type { MouseEvent, RefObject } from 'react';
import { Link } from '../../ui/actions/link/link.tsx';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import type { Hit } from './find.ts';
import styles from './results.module.css';
import { type Piece, passageOf, piecesOf } from './words.ts';

/** The id of a result, by its place. */
export const resultId = (at: number) => `search-result-${at}`;

/** A text with the words that were found marked. */
export function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  // A text never changes its pieces, so their places name them.
  return pieces.map(({ text, found }, at) => {
    const key = `${at} ${text}`;
    return found ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}

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
