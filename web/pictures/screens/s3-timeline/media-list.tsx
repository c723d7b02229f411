import { Show } from '../kit/show.tsx';
import { useTime } from '../kit/time.tsx';
import styles from './media-list.module.css';
import { ACTS } from './steps.ts';

const MEDIA = [
  { name: 'tide_8k.hvc', note: '00:36, 7680×2160', content: 'aurora' },
  { name: 'dyers_8k.hvc', note: '00:22, 7680×2160', content: 'ink' },
  { name: 'stone_8k.hvc', note: '01:48, 7680×2160', content: 'blocks' },
  { name: 'lanterns.hvc', note: '00:50, 3840×2160', content: 'bloom' },
];

/** The films of the show, to be dragged to a layer. */
export function MediaList() {
  const time = useTime();
  const taken = ACTS.find(({ at, until = at }) => at - 0.1 <= time && time < until)?.carries;
  return (
    <section className={styles.panel}>
      <h2>Media</h2>
      <ul>
        {MEDIA.map(({ name, note, content }) => (
          <li key={name} className={styles.item} data-taken={name === taken}>
            <figure>
              <Show content={content} at={2} still />
            </figure>
            <b>{name}</b>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
