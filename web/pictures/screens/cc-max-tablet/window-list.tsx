import { ControlIcon } from '../kit/control-icon.tsx';
import { Show } from '../kit/show.tsx';
import { useTime } from '../kit/time.tsx';
import { runningAt, windows } from './programs.ts';
import styles from './window-list.module.css';

/** The windows of the running program: what each shows, and whether it is seen. */
export function WindowList() {
  const { live } = runningAt(useTime());
  return (
    <section className={styles.panel} data-part="windows">
      <h2 className={styles.title}>
        Windows{' '}
        <span>
          {live.number} {live.name}
        </span>
      </h2>
      <ul>
        {windows.map(({ name, source, content = live.content, shown }) => (
          <li key={name} className={shown ? styles.window : styles.hidden}>
            <span className={styles.picture}>
              <Show content={content} at={2} />
            </span>
            <span className={styles.words}>
              <b>{name}</b>
              {source}
            </span>
            <ControlIcon name={shown ? 'eye' : 'eyeOff'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
