import { Show } from '../kit/show.tsx';
import type { Building } from './buildings.ts';
import styles from './mapping-canvas.module.css';
import { CANVAS, FRAME, HELD_POINT, OVERLAPS, PROJECTED, WARP_LINES, WARP_POINTS } from './mapping-data.ts';

const TOOLS = ['Warp', 'Mask', 'Blend', 'Model'];

/** The building as it is lit, with the grid of one projector and the zones where two overlap. */
export function MappingCanvas({ building }: { readonly building: Building }) {
  const [heldX, heldY] = HELD_POINT;
  return (
    <section className={styles.canvas}>
      <figure className={styles.lit} style={{ clipPath: `path('${building.outline}')` }}>
        <Show content="ink" at={2} />
      </figure>
      <svg className={styles.drawing} aria-hidden="true" viewBox={`0 0 ${CANVAS.width} ${CANVAS.height}`}>
        <path className={styles.ground} d="M0 396H644" />
        <path className={styles.openings} d={building.openings} />
        <path className={styles.edges} d={building.outline + building.lines} />
        {OVERLAPS.map(({ name, left, width, active }) => (
          <rect
            key={name}
            className={styles.overlap}
            data-active={active}
            x={left}
            y={FRAME.top}
            width={width}
            height={FRAME.bottom - FRAME.top}
          />
        ))}
        {PROJECTED.map(({ name, left, right }) => (
          <rect
            key={name}
            className={styles.frame}
            x={left}
            y={FRAME.top}
            width={right - left}
            height={FRAME.bottom - FRAME.top}
          />
        ))}
        <path className={styles.warp} d={WARP_LINES} />
        {WARP_POINTS.map(([x, y]) => (
          <rect key={`${x} ${y}`} className={styles.point} x={x - 2} y={y - 2} width="4" height="4" />
        ))}
        <circle className={styles.held} cx={heldX} cy={heldY} r="6" />
      </svg>
      {PROJECTED.map(({ name, left, right }) => (
        <b key={name} className={styles.name} data-selected={name === 'P3'} style={{ left: (left + right) / 2 - 16 }}>
          {name}
        </b>
      ))}
      <p className={styles.tools}>
        {TOOLS.map((tool) => (
          <span key={tool} data-current={tool === 'Blend'}>
            {tool}
          </span>
        ))}
      </p>
      <p className={styles.zoom}>62 %</p>
    </section>
  );
}
