import { Show } from '../kit/show.tsx';
import { useTime } from '../kit/time.tsx';
import styles from './output-map.module.css';
import { cuesAt, NOW } from './timeline-data.ts';

interface Surface {
  readonly name: string;
  readonly outputs: readonly number[];
  readonly area: string;
  /** What plays there; the cue's when left out. */
  readonly content?: string;
  readonly position: string;
  readonly columns: number;
}

const SURFACES: readonly Surface[] = [
  { name: 'Wing left', outputs: [9, 10], area: 'left', content: 'corridor', position: '18% 50%', columns: 1 },
  { name: 'Wall', outputs: [1, 2, 3, 4, 5, 6, 7, 8], area: 'wall', position: '50% 44%', columns: 4 },
  { name: 'Wing right', outputs: [11, 12], area: 'right', content: 'corridor', position: '84% 50%', columns: 1 },
  { name: 'Floor', outputs: [13, 14, 15, 16], area: 'floor', content: 'silk', position: '50% 58%', columns: 4 },
];
const TABS = ['Outputs', 'Blending', '3D mapping', 'Masks'];
const SELECTED = 6;

function SurfaceArea({ area, content, position, columns, outputs }: Surface) {
  const { running } = cuesAt(NOW + useTime());
  return (
    <figure className={styles.surface} style={{ gridArea: area }}>
      <Show content={content ?? running.content} at={2} position={position} />
      <ol style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {outputs.map((output) => (
          <li key={output} data-selected={output === SELECTED}>
            <span className={styles.number}>{output}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The canvas with the outputs that its surfaces are cut into. */
export function OutputMap() {
  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        <h2>Surfaces</h2>
        <p className={styles.tabs}>
          {TABS.map((tab) => (
            <span key={tab} data-current={tab === 'Outputs'}>
              {tab}
            </span>
          ))}
        </p>
        <p className={styles.canvas}>Canvas 11520×3240</p>
      </header>
      <div className={styles.map}>
        {SURFACES.map((surface) => (
          <SurfaceArea key={surface.name} {...surface} />
        ))}
        <p className={styles.note} style={{ gridArea: 'note' }}>
          Output 6<span>1080p50</span>
        </p>
        <p className={styles.note} style={{ gridArea: 'card' }}>
          Card 2<span>DVI 2</span>
        </p>
      </div>
      <ul className={styles.surfaces}>
        {SURFACES.map(({ name, outputs }) => (
          <li key={name} data-current={name === 'Wall'}>
            <b className={styles.name}>{name}</b>
            <span className={styles.range}>
              {outputs.at(0)}–{outputs.at(-1)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
