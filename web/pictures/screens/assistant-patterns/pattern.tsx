import styles from './pattern.module.css';

const COLUMNS = 16;
const ROWS = 8;
const WIDTH = 896;
const HEIGHT = 252;
const panel = { width: WIDTH / COLUMNS, height: HEIGHT / ROWS };
const bars = ['#c8ccd4', '#c9c400', '#00c4c4', '#00c100', '#c300c2', '#c60000', '#1414d6'] as const;

const panels = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
  const column = index % COLUMNS;
  const row = Math.floor(index / COLUMNS);
  return { number: index + 1, x: column * panel.width, y: row * panel.height, even: (column + row) % 2 === 0 };
});
const corners = [
  [0.5, 1],
  [0.5, 7],
  [15.5, 1],
  [15.5, 7],
] as const;

/** The wall as it will show: numbered panels, circles, bars and words. */
export function Pattern() {
  return (
    <svg className={styles.pattern} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="Test pattern">
      {panels.map(({ number, x, y, even }) => (
        <g key={number}>
          <rect x={x} y={y} width={panel.width} height={panel.height} className={even ? styles.even : styles.odd} />
          <path d={`M${x} ${y}h9l-9 9z`} className={styles.corner} />
          <text x={x + panel.width / 2} y={y + 20.5} className={styles.number}>
            {number}
          </text>
        </g>
      ))}
      <g className={styles.lines}>
        <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={HEIGHT / 2 - 2} />
        <path d={`M0 0 ${WIDTH} ${HEIGHT}M0 ${HEIGHT} ${WIDTH} 0`} />
        {corners.map(([column, row]) => (
          <circle key={`${column} ${row}`} cx={column * panel.width} cy={row * panel.height} r={27} />
        ))}
        <circle cx={WIDTH / 4} cy={HEIGHT / 2} r={panel.height * 2} />
        <circle cx={(WIDTH * 3) / 4} cy={HEIGHT / 2} r={panel.height * 2} />
      </g>
      <rect x="0.75" y="0.75" width={WIDTH - 1.5} height={HEIGHT - 1.5} className={styles.border} />
      {bars.map((colour, index) => (
        <rect key={colour} x={280 + index * 48} y={panel.height * 5} width="48" height={panel.height} fill={colour} />
      ))}
      <rect x="280" y={panel.height * 3} width="336" height={panel.height * 2} className={styles.plate} />
      <text x={WIDTH / 2} y="122" className={styles.title}>
        HARBOUR LIGHTS 2026
      </text>
      <text x={WIDTH / 2} y="146" className={styles.wall}>
        Main wall, 7680 × 2160
      </text>
    </svg>
  );
}
