import type { Place } from '../kit/pointer-way.ts';
import styles from './panels.module.css';
import type { MappingState } from './steps.ts';

/** Canvas pixels stand for six of the projector's. */
const corner = ([x, y]: Place) => `${Math.round((x - 285.5) * 6)}, ${Math.round((y - 60) * 6)}`;

/** The corners of the grid of P3, in pixels of its picture. */
export function WarpPanel({ state: { grid } }: { readonly state: MappingState }) {
  const rows = [
    { name: 'Upper left', place: grid.upperLeft },
    { name: 'Upper right', place: grid.upperRight },
    { name: 'Lower left', place: [285.5, 400] as const },
    { name: 'Lower right', place: [504.5, 400] as const },
  ];
  return (
    <section className={styles.right}>
      <h2>Warp P3</h2>
      <dl className={styles.corners}>
        {rows.map(({ name, place }) => (
          <div key={name} data-held={grid.held === place}>
            <dt>{name}</dt>
            <dd>{corner(place)}</dd>
          </div>
        ))}
        <div>
          <dt>Grid</dt>
          <dd>6 × 10</dd>
        </div>
      </dl>
      <p className={styles.switch} data-on="true">
        White grid
        <i />
      </p>
    </section>
  );
}
