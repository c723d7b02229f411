import { Show } from '../kit/show.tsx';
import { WAREHOUSES } from '../s3/buildings.ts';
import canvas from '../s3/mapping-canvas.module.css';
import styles from './house-canvas.module.css';
import { FRAME, type MappingState, P3, P4 } from './steps.ts';

const TOOLS = ['Warp', 'Mask', 'Blend', 'Model'];
const TOOL = { surfaces: 'Model', warp: 'Warp', blend: 'Blend' } as const;
const PROJECTORS = [
  { name: 'P3', ...P3 },
  { name: 'P4', ...P4 },
];

/** Each house with what was laid on it. */
function LitHouses({ surfaces }: MappingState) {
  return surfaces.map(({ number, outline, laid, content, middle }) => (
    <figure key={number} className={styles.house} style={{ clipPath: `path('${outline}')` }}>
      {laid && (
        <div style={{ left: middle - 200 }}>
          <Show content={content} at={2} />
        </div>
      )}
    </figure>
  ));
}

/** Two projectors' light on the houses; where both fall, it adds up. */
function GreyField({ softened }: MappingState) {
  const fade = softened * (P3.right - P4.left);
  const grey = '#767c86';
  return (
    <figure className={styles.field} style={{ clipPath: `path('${WAREHOUSES.outline}')`, isolation: 'isolate' }}>
      <i
        className={styles.light}
        style={{
          left: P3.left,
          width: P3.right - P3.left,
          background: `linear-gradient(90deg, ${grey} calc(100% - ${fade}px), #000)`,
        }}
      />
      <i
        className={styles.light}
        style={{
          left: P4.left,
          width: P4.right - P4.left,
          background: `linear-gradient(90deg, #000, ${grey} ${fade}px)`,
        }}
      />
    </figure>
  );
}

/** One film over all houses, when the overlap is soft. */
function OneFilm() {
  return (
    <figure className={styles.house} style={{ clipPath: `path('${WAREHOUSES.outline}')` }}>
      <div style={{ left: 0, width: 644 }}>
        <Show content="ink" at={2} />
      </div>
    </figure>
  );
}

function Frames({ overlapped }: { readonly overlapped: boolean }) {
  const height = FRAME.bottom - FRAME.top;
  return (
    <>
      {overlapped && (
        <rect
          className={canvas.overlap}
          data-active="true"
          x={P4.left}
          y={FRAME.top}
          width={P3.right - P4.left}
          height={height}
          style={{ fill: 'none' }}
        />
      )}
      {PROJECTORS.map(({ name, left, right }) => (
        <rect key={name} className={canvas.frame} x={left} y={FRAME.top} width={right - left} height={height} />
      ))}
    </>
  );
}

function Grid({ grid }: MappingState) {
  const { lines, points, held, straight } = grid;
  return (
    <>
      <path className={styles.grid} data-straight={straight} d={lines} />
      {points.map(([x, y]) => (
        <rect key={`${x} ${y}`} className={canvas.point} x={x - 2.5} y={y - 2.5} width="5" height="5" />
      ))}
      {held && <circle className={canvas.held} cx={held[0]} cy={held[1]} r="8" />}
    </>
  );
}

/** The houses: named and lit, then under the grid of a projector, then under the light of two. */
export function HouseCanvas({ state }: { readonly state: MappingState }) {
  const { view, surfaces, grey } = state;
  return (
    <section className={canvas.canvas}>
      {view === 'surfaces' && <LitHouses {...state} />}
      {view === 'blend' && (grey ? <GreyField {...state} /> : <OneFilm />)}
      <svg className={canvas.drawing} aria-hidden="true" viewBox="0 0 644 438">
        <path className={canvas.ground} d="M0 396H644" />
        <path className={canvas.openings} d={WAREHOUSES.openings} />
        <path className={canvas.edges} d={WAREHOUSES.outline + WAREHOUSES.lines} />
        {surfaces.map(
          ({ number, outline, typing, over }) =>
            (typing || over) && <path key={number} className={styles.chosen} d={outline} />,
        )}
        {view !== 'surfaces' && <Frames overlapped={view === 'blend'} />}
        {view === 'warp' && <Grid {...state} />}
      </svg>
      {view === 'surfaces'
        ? surfaces.map(
            ({ number, name, typing, middle }) =>
              name !== '' && (
                <b key={number} className={styles.label} data-chosen={typing} style={{ left: middle }}>
                  {name}
                </b>
              ),
          )
        : PROJECTORS.map(({ name, left, right }) => (
            <b
              key={name}
              className={styles.label}
              data-chosen={view === 'warp' && name === 'P3'}
              style={{ left: (left + right) / 2 }}
            >
              {name}
            </b>
          ))}
      <p className={canvas.tools}>
        {TOOLS.map((tool) => (
          <span key={tool} data-current={tool === TOOL[view]}>
            {tool}
          </span>
        ))}
      </p>
      <p className={canvas.zoom}>62 %</p>
    </section>
  );
}
