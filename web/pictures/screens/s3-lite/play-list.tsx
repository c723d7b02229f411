import { Show } from '../kit/show.tsx';
import styles from './side-panel.module.css';
import { SidePanel } from './side-panel.tsx';

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
    <SidePanel title="Anniversary evening" saved="Saved 18:58">
      {ITEMS.map(({ name, length, content }) => (
        <li key={name} className={styles.item} data-playing={name === 'Opening'}>
          <figure>
            <Show content={content} at={2} />
          </figure>
          <b>{name}</b>
          <span>{length}</span>
        </li>
      ))}
    </SidePanel>
  );
}
