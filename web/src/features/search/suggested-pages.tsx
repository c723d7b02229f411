import type { MouseEventHandler } from 'react';
import { href } from '../../lib/addresses/href.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import styles from './suggested-pages.module.css';

const pages = [
  { label: 'Products', to: href.home() },
  { label: 'Download centre', to: href.download() },
  { label: 'Release history', to: href.history(21) },
  { label: 'Contact sales', to: href.to('contact') },
];

/** Where one can go on without the search. */
export function SuggestedPages({ onFollow }: { readonly onFollow: MouseEventHandler }) {
  return (
    <ul className={styles.pages}>
      {pages.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} onClick={onFollow}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
