import { Link } from '../../actions/link/link.tsx';
import { Icon } from '../../icons/icon/icon.tsx';
import { strokes } from '../../icons/page-strokes.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import styles from './pagination.module.css';
import { shownPages } from './shown-pages.ts';

/** A page is asked for by the component around, or has an address of its own: then it is reached without script as well. */
type Turning =
  | { readonly onTurn: (page: number) => void; readonly to?: never }
  | { readonly to: (page: number) => string; readonly onTurn?: never };

type PaginationProps = Turning & {
  /** Name of the navigation: `Pages of addresses`. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  /** Entries in all, and on a page. */
  readonly count: number;
  readonly perPage: number;
};

/** Up to as many entries no list has a pager (product-rules.md#page-sizes). */
const fewest = 5;

/** Turns the pages of a list, and says aloud which one has come. The focus stays on what was pressed, at either end too. */
export function Pagination({ label, page, count, perPage, onTurn, to }: PaginationProps) {
  const pages = Math.ceil(count / perPage);
  if (count <= fewest || pages < 2) return null;
  const turner = (words: string, number: number, icon: string) => {
    const isThere = number >= 1 && number <= pages;
    if (to)
      return (
        isThere && (
          <Link to={to(number)} aria-label={words}>
            <Icon path={icon} />
          </Link>
        )
      );
    return (
      <button
        type="button"
        aria-label={words}
        aria-disabled={!isThere}
        onClick={() => {
          if (isThere) onTurn(number);
        }}
      >
        <Icon path={icon} />
      </button>
    );
  };
  return (
    <nav className={styles.pager} aria-label={label}>
      {turner('Previous page', page - 1, strokes.back)}
      <ol>
        {shownPages(page, pages).map((number, place) => (
          <li key={number === 'gap' ? `gap ${place}` : number}>
            {number === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : to ? (
              <Link to={to(number)} aria-label={`Page ${number}`} aria-current={number === page ? 'page' : undefined}>
                {number}
              </Link>
            ) : (
              <button
                type="button"
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onTurn(number)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
      </ol>
      {turner('Next page', page + 1, strokes.forward)}
      <VisuallyHidden role="status">{`Page ${page} of ${pages}`}</VisuallyHidden>
    </nav>
  );
}
