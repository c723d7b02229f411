import list from '../s2/running-order.module.css';
import styles from './act-list.module.css';
import { FIRST_NUMBER, type GalaState, ROW } from './steps.ts';

/** The running order while it is changed: numbers follow the places, keys stay with their acts. */
export function ActList({ state }: { readonly state: GalaState }) {
  const { acts, air } = state;
  const progress = `linear-gradient(90deg, rgb(255 155 61 / 26%) ${air.share * 100}%, rgb(255 155 61 / 10%) ${air.share * 100}%)`;
  return (
    <section className={list.panel}>
      <header className={list.head}>
        <h2>
          Running order <span>{FIRST_NUMBER + air.row} of 40</span>
        </h2>
        <p>Windows</p>
        <p>Length</p>
      </header>
      <ol className={styles.list}>
        {acts.map(({ name, number, key, windows, length, state, at, isNew, drawn, taken }) => (
          <li
            key={name}
            className={`${list.cue} ${styles.act}`}
            data-state={state}
            data-drawn={drawn}
            data-taken={taken}
            style={{ position: 'absolute', top: at * ROW, ...(state === 'on air' && { background: progress }) }}
          >
            <span className={list.number}>{number}</span>
            {key === undefined ? (
              <span className={styles.none}>–</span>
            ) : (
              <kbd className={`${list.key} ${isNew ? styles.new : ''}`}>{key}</kbd>
            )}
            <b className={list.name}>{name}</b>
            <span className={list.windows}>{windows}</span>
            <span className={list.length}>{length}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
