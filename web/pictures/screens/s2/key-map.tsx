import { Crop } from '../kit/crop.tsx';
import { DeskIcon } from '../kit/desk-icon.tsx';
import { Show } from '../kit/show.tsx';
import styles from './key-map.module.css';
import { type GalaPage, KEY_ROWS } from './pages.ts';

/** How far each row of a keyboard is set in, in CSS pixels. */
const INDENTS = [0, 0, 24, 46, 84];

function Key({ name, content, position, state, touched, key: letter }: GalaPage) {
  return (
    <li className={styles.key} data-state={state} data-empty={content === undefined} data-touched={touched}>
      {content && <Show content={content} at={2} position={position} still />}
      <kbd>{letter}</kbd>
      {state === 'locked' && <DeskIcon symbol="lock" size={14} />}
      <span>{name}</span>
    </li>
  );
}

interface KeyMapProps {
  readonly rows?: readonly (readonly GalaPage[])[];
  /** Pages on keys that are not locked. */
  readonly count?: number;
}

/** The keyboard, with the page that each key calls. */
export function KeyMap({ rows = KEY_ROWS, count = 44 }: KeyMapProps) {
  return (
    <section className={styles.map}>
      {rows.map((row, index) => (
        <ol key={row[0]?.key} className={styles.row} style={{ marginLeft: INDENTS[index] }}>
          {row.map((page) => Key(page))}
        </ol>
      ))}
      <aside className={styles.set}>
        <h2>Keys</h2>
        <p>{count} pages on keys</p>
        <p data-on="true">Calls pages</p>
        <p>Rehearsal</p>
        <p>Lock</p>
      </aside>
      <Crop part="keys" left={8} top={66} width={448} height={252} />
    </section>
  );
}
