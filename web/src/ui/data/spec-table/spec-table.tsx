import { Fragment } from 'react';
import table from '../table.module.css';
import styles from './spec-table.module.css';

interface SpecTableProps {
  /** Name of the table. */
  readonly label: string;
  readonly groups: readonly {
    readonly title: string;
    readonly rows: readonly { readonly term: string; readonly description: string }[];
  }[];
}

/** Figures in groups. */
export function SpecTable({ label, groups }: SpecTableProps) {
  return (
    <table className={`${table.table} ${styles.table}`} aria-label={label}>
      <tbody>
        {groups.map(({ title, rows }) => (
          <Fragment key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={2}>
                {title}
              </th>
            </tr>
            {rows.map(({ term, description }) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                <td>{description}</td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
