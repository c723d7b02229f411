import { Show } from '../kit/show.tsx';
import styles from './panels.module.css';
import type { MappingState } from './steps.ts';

/** The houses by their names, with what lies on each. */
export function SurfaceList({ state }: { readonly state: MappingState }) {
  return (
    <section className={styles.left}>
      <h2>Surfaces</h2>
      <ul>
        {state.surfaces.map(({ number, name, typing, over, laid, content, file }) => (
          <li key={number} className={styles.surface} data-chosen={typing || over}>
            <figure>
              {laid && <Show content={content} at={2} still />}
              <b className={styles.number}>{number}</b>
            </figure>
            <p className={styles.name} data-typing={typing} data-empty={name === '' && !typing}>
              {name === '' && !typing ? 'No name' : name}
            </p>
            <p className={styles.file}>{laid ? file : 'Nothing'}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
