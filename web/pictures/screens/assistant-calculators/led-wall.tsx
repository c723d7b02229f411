import styles from './led-wall.module.css';
import values from './values.module.css';
import { Fields, Results } from './values.tsx';

const SCALE = 41;
const COLUMNS = 16;
const ROWS = 8;
const wall = { left: 8, top: 26, width: 9.6 * SCALE, height: 2.7 * SCALE };
const floor = wall.top + wall.height + 26;

const seams = [
  ...Array.from(
    { length: COLUMNS - 1 },
    (_, index) => `M${wall.left + ((index + 1) * wall.width) / COLUMNS} ${wall.top}v${wall.height}`,
  ),
  ...Array.from(
    { length: ROWS - 1 },
    (_, index) => `M${wall.left} ${wall.top + ((index + 1) * wall.height) / ROWS}h${wall.width}`,
  ),
].join('');

/** A person of 1.75 m in the scale of the wall. */
function Person() {
  const height = 1.75 * SCALE;
  return (
    <g transform={`translate(${wall.left + wall.width + 92} ${floor - height})`} className={styles.person}>
      <circle cx="0" cy="6" r="6" />
      <path d={`M-9 17q0-3 3-3h12q3 0 3 3v21h-4v${height - 38}h-4v-${height - 44}h-2v${height - 44}h-4V38h-4z`} />
    </g>
  );
}

/** From panels to pixels, metres and the distance of the audience. */
export function LedWall() {
  return (
    <section className={styles.wall} data-part="calculator">
      <header className={styles.head}>
        <h2 className={values.title}>LED wall</h2>
        <span>Conference hall, main wall</span>
      </header>
      <svg className={styles.drawing} width="520" height="168" viewBox="0 0 520 168" aria-hidden="true">
        <rect x={wall.left} y={wall.top} width={wall.width} height={wall.height} className={styles.face} />
        <path d={seams} className={styles.seams} />
        <path
          className={styles.measure}
          d={`M${wall.left} 14h${wall.width}m0-5v10M${wall.left} 9v10M${wall.left + wall.width + 14} ${wall.top}v${wall.height}m-5 0h10m-10-${wall.height}h10M0 ${floor}h520`}
        />
        <Person />
        <rect x={wall.left + wall.width / 2 - 34} y="2" width="68" height="22" className={styles.gap} />
        <text x={wall.left + wall.width / 2} y="19" className={styles.label}>
          9.60 m
        </text>
        <rect x={wall.left + wall.width + 4} y={wall.top + 42} width="20" height="26" className={styles.gap} />
        <text x={wall.left + wall.width + 22} y={wall.top + 60} className={styles.height}>
          2.70 m
        </text>
      </svg>
      <Results
        results={[
          { value: '7680 × 2160', label: 'pixels' },
          { value: '4.3 m', label: 'nearest seat' },
          { value: '998 kg', label: '128 panels' },
        ]}
      />
      <Fields
        fields={[
          { label: 'Panels', value: '16 × 8' },
          { label: 'Panel', value: '600 × 337.5 mm' },
          { label: 'Pitch', value: '1.25 mm' },
          { label: 'Panel weight', value: '7.8 kg' },
        ]}
      />
    </section>
  );
}
