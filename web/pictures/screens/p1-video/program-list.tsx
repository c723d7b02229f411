import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './program-list.module.css';
import { endings, type Program } from './programs.ts';

const banks = ['A  Walk-in', 'B  Show', 'C  Encore'] as const;
const columns = ['Key', '', 'Program', 'File', 'Size', 'Length', 'Fade in', 'Sound', 'At the end'] as const;

interface RowProps {
  readonly program: Program;
  readonly state: 'live' | 'next' | undefined;
  /** Its key is being typed. */
  readonly typed: boolean;
}

function Row({ program, state, typed }: RowProps) {
  const { key, name, file, size, length, fade, sound, ending, content, at } = program;
  return (
    <tr className={state && styles[state]}>
      <td>
        <kbd className={styles.key} data-typed={typed || undefined}>
          {key || '\u00a0'}
        </kbd>
      </td>
      <td>
        <span className={styles.thumbnail}>
          <Show content={content} at={at} still />
        </span>
      </td>
      <td className={styles.name}>{name}</td>
      <td>{file}</td>
      <td className={styles.number}>{size}</td>
      <td className={styles.number}>{length}</td>
      <td className={styles.number}>{fade}</td>
      <td className={styles.number}>{sound}</td>
      <td>
        <span className={styles.ending}>
          <StrokeIcon name={endings[ending].icon} />
          {endings[ending].label}
        </span>
      </td>
    </tr>
  );
}

interface ProgramListProps {
  readonly listed: readonly Program[];
  /** Names of the programs on air and in the next monitor. */
  readonly live: string | undefined;
  readonly next: string | undefined;
  /** Place of the entry whose key is being typed. */
  readonly typedAt?: number | undefined;
  /** Something is held over it that it would take. */
  readonly invites?: boolean;
}

/** The programs of one bank; a key of the keyboard puts one next. */
export function ProgramList({ listed, live, next, typedAt, invites = false }: ProgramListProps) {
  return (
    <section className={styles.list} data-invites={invites || undefined}>
      <ul className={styles.banks}>
        {banks.map((bank, index) => (
          <li key={bank} className={index === 1 ? styles.current : undefined}>
            {bank}
          </li>
        ))}
      </ul>
      {listed.length === 0 ? (
        <p className={styles.empty}>
          <StrokeIcon name="folder" size={26} />
          {invites ? 'Drop it here' : 'The list is empty: drag films or a folder here'}
        </p>
      ) : (
        <table data-short={listed.length < 6 || undefined}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listed.map((program, index) => (
              <Row
                key={program.name}
                program={program}
                state={program.name === live ? 'live' : program.name === next ? 'next' : undefined}
                typed={index === typedAt}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
