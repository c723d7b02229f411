import { ControlIcon } from '../kit/control-icon.tsx';
import { Show } from '../kit/show.tsx';
import { scenes } from './hall.ts';
import styles from './scenes.module.css';

/** One touch for a whole hall: what every room then shows, and how bright it is. */
export function Scenes() {
  return (
    <ul className={styles.scenes} data-part="scenes">
      {scenes.map(({ name, note, content, on }) => (
        <li key={name} className={on ? styles.on : styles.scene}>
          <Show content={content} at={2} />
          <p className={styles.words}>
            <b>{name}</b>
            {note}
          </p>
          {on ? (
            <span className={styles.mark}>
              <ControlIcon name="check" size={24} />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
