import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './lock-table.module.css';

type State = 'done' | 'reading' | 'ready';

interface Lock {
  readonly product: string;
  readonly number: string;
  readonly edition: string;
  readonly updated: string;
  readonly file: string;
  readonly state: State;
}

const locks: readonly Lock[] = [
  {
    product: 'S3 Pro',
    number: '208117',
    edition: '16 outputs',
    updated: '21 Apr 2026',
    file: '20260618-208117-case-03',
    state: 'done',
  },
  {
    product: 'S2',
    number: '206540',
    edition: 'With backup',
    updated: '09 Mar 2026',
    file: '20260618-206540-case-04',
    state: 'done',
  },
  {
    product: 'P1+',
    number: '104233',
    edition: 'Encrypted',
    updated: '19 May 2026',
    file: '20260618-104233-case-05',
    state: 'reading',
  },
  {
    product: 'P1+',
    number: '104234',
    edition: 'Encrypted',
    updated: '19 May 2026',
    file: '20260618-104234-case-06',
    state: 'ready',
  },
  {
    product: 'S1',
    number: '101870',
    edition: 'Dual 2K',
    updated: '14 Jan 2025',
    file: '20260618-101870-case-07',
    state: 'ready',
  },
  {
    product: 'P1',
    number: '086402',
    edition: 'Before 2016',
    updated: '02 Oct 2015',
    file: '20260618-086402-case-08',
    state: 'ready',
  },
];
const columns = ['Lock', 'Number', 'Edition', 'Last update', 'File', ''] as const;

function StateOf({ state }: { readonly state: State }) {
  if (state === 'done') {
    return (
      <span className={styles.done}>
        <StrokeIcon name="check" />
        Extracted
      </span>
    );
  }
  if (state === 'reading') {
    return (
      <span className={styles.reading}>
        <i />
        Reading
      </span>
    );
  }
  return <span className={styles.ready}>Ready</span>;
}

/** The locks in this computer. */
export function LockTable() {
  return (
    <table className={styles.locks}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {locks.map(({ product, number, edition, updated, file, state }) => (
          <tr key={number} className={state === 'reading' ? styles.current : undefined}>
            <td className={styles.product}>
              <StrokeIcon name="plug" />
              {product}
            </td>
            <td className={styles.number}>{number}</td>
            <td>{edition}</td>
            <td>{updated}</td>
            <td>{file}</td>
            <td>
              <StateOf state={state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
