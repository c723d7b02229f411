import { DeskIcon } from '../kit/desk-icon.tsx';
import styles from './lists.module.css';
import { type PageState, ROW, SOURCES } from './steps.ts';

/** The windows of the page from back to front, and the sources that can be dragged to the wall. */
export function Lists({ state }: { readonly state: PageState }) {
  const { windows, chosen, carried } = state;
  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        <h2>Windows, back to front</h2>
        <p>{windows.length} of 10</p>
      </header>
      <ul className={styles.windows}>
        {windows.map(({ name, symbol, source, at, rank, drawn }) => (
          <li
            key={name}
            className={styles.row}
            data-chosen={name === chosen}
            data-drawn={drawn}
            style={{ top: at * ROW }}
          >
            <span>{rank + 1}</span>
            <DeskIcon symbol={symbol} />
            <b>{name}</b>
            <span>{source}</span>
            <DeskIcon symbol="eye" />
          </li>
        ))}
      </ul>
      <header className={styles.head}>
        <h2>Sources</h2>
        <p>Drag to the wall</p>
      </header>
      <ul className={styles.sources}>
        {SOURCES.map(({ name, symbol, source }) => (
          <li key={name} className={styles.row} data-chosen={name === carried}>
            <DeskIcon symbol={symbol} />
            <b>{name}</b>
            <span>{source}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
