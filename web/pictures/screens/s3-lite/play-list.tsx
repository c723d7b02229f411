import { DeskIcon } from '../kit/desk-icon.tsx';
import { Show } from '../kit/show.tsx';
import styles from './play-list.module.css';

const ITEMS = [
  { name: 'Guests arrive', length: 'Loop', content: 'waves' },
  { name: 'Opening', length: '02:30', content: 'particles' },
  { name: 'Founders’ speech', length: 'Loop', content: 'silk' },
  { name: 'Forty years', length: '04:12', content: 'blocks' },
  { name: 'Award', length: '01:05', content: 'facets' },
  { name: 'Dance floor', length: 'Loop', content: 'corridor' },
];

/** What is shown, in order; the second is playing. */
export function PlayList() {
  return (
    <aside className={styles.panel}>
      <p className={styles.product}>
        S3 Lite <span>1.3.0</span>
      </p>
      <p className={styles.project}>
        Anniversary evening
        <DeskIcon symbol="plus" size={18} />
      </p>
      <ol>
        {ITEMS.map(({ name, length, content }) => (
          <li key={name} className={styles.item} data-playing={name === 'Opening'}>
            <figure>
              <Show content={content} at={2} />
            </figure>
            <b>{name}</b>
            <span>{length}</span>
          </li>
        ))}
      </ol>
      <p className={styles.saved}>
        <DeskIcon symbol="check" />
        Saved 18:58
      </p>
    </aside>
  );
}
