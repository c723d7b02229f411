import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import { endings } from '../p1-video/programs.ts';
import styles from './lists.module.css';
import { ROW } from './places.ts';
import type { ShownList } from './shown.ts';

function Row({ row }: { readonly row: ShownList['rows'][number] }) {
  const { entry, place, drawn, fade, state } = row;
  const { name, length, ending, content, at } = entry;
  return (
    <li className={styles.row} data-state={state} data-drawn={drawn || undefined} style={{ top: place.at * ROW }}>
      <kbd className={styles.key}>{place.rank + 1}</kbd>
      <span className={styles.thumbnail}>
        <Show content={content} at={at} still />
      </span>
      <b>{name}</b>
      <span>{length}</span>
      <span className={styles.fade} data-typing={fade.typing || undefined} data-own={fade.own || undefined}>
        {fade.typing ? fade.value : `${fade.value} s`}
      </span>
      <span className={styles.ending}>
        <StrokeIcon name={endings[ending].icon} />
        {endings[ending].label}
      </span>
    </li>
  );
}

/** The night in lists, each with keys of its own; those of the chosen list answer. */
export function Lists({ lists }: { readonly lists: readonly ShownList[] }) {
  return (
    <section className={styles.lists}>
      <p className={styles.columns}>
        <span>Key</span>
        <span>Film</span>
        <span>Length</span>
        <span>Fade</span>
        <span>At the end</span>
      </p>
      {lists.map(({ letter, name, chosen, rows }) => (
        <div key={letter} className={styles.list} data-chosen={chosen || undefined}>
          <h2 className={styles.head}>
            <span>{letter}</span>
            {name}
            {chosen && <em>on the keys</em>}
          </h2>
          <ol style={{ height: rows.length * ROW }}>
            {rows.map((row) => (
              <Row key={row.entry.name} row={row} />
            ))}
          </ol>
        </div>
      ))}
      <p className={styles.more}>
        <StrokeIcon name="plus" />
        New list
      </p>
    </section>
  );
}
