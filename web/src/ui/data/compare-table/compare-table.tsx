import table from '../table.module.css';
import styles from './compare-table.module.css';

interface CompareTableProps {
  /** Name of the table. */
  readonly label: string;
  /** What is compared. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly term: string; readonly values: readonly string[] }[];
}

/** Things side by side. Narrow screens name each value, as its column's head is out of sight there. */
export function CompareTable({ label, columns, rows }: CompareTableProps) {
  return (
    <table className={`${table.table} ${styles.table}`} aria-label={label}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ term, values }) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            {values.map((value, place) => (
              <td key={columns[place]} data-column={columns[place]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
