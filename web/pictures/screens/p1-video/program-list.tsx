import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './program-list.module.css';
import { endings, type Program, programs } from './programs.ts';

const banks = ['A  Walk-in', 'B  Show', 'C  Encore'] as const;
const columns = ['Key', '', 'Program', 'File', 'Size', 'Length', 'Fade in', 'Sound', 'At the end'] as const;
const states = new Map([
  ['3', styles.live],
  ['4', styles.next],
]);

function Row({ program }: { readonly program: Program }) {
  const { key, name, file, size, length, fade, sound, ending, content, at } = program;
  return (
    <tr className={states.get(key)}>
      <td>
        <kbd className={styles.key}>{key}</kbd>
      </td>
      <td>
        <span className={styles.thumbnail}>
          <Show content={content} at={at} />
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

/** The programs of one bank; a key of the keyboard puts one next. */
export function ProgramList() {
  return (
    <section className={styles.list}>
      <ul className={styles.banks}>
        {banks.map((bank, index) => (
          <li key={bank} className={index === 1 ? styles.current : undefined}>
            {bank}
          </li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {programs.map((program) => (
            <Row key={program.key} program={program} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
