import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

interface Term {
  readonly term: string;
  /** In place of the term, where it leads somewhere. */
  readonly link?: ReactNode;
  readonly description: string;
}

/** Terms and what is said of each, a row for each. */
export function DefinitionList({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <dl className={styles.list}>
      {terms.map(({ term, link, description }) => (
        <div key={term}>
          <dt>{link ?? term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
