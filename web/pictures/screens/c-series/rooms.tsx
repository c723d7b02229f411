import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './rooms.module.css';
import { rooms } from './venues.ts';

/** What the cameras and players of the rooms see now. */
export function Rooms() {
  return (
    <section className={styles.rooms}>
      <header className={styles.head}>
        <h2>Monitoring</h2>
        <span>Pictures every 5 s</span>
      </header>
      <ul className={styles.grid}>
        {rooms.map(({ name, content, at, note }) => (
          <li key={name}>
            <div className={content ? styles.picture : styles.dark}>
              {content && at ? (
                <Show content={content} at={at} />
              ) : (
                <>
                  <StrokeIcon name="warning" size={22} />
                  No picture
                </>
              )}
            </div>
            <b>{name}</b>
            <span>{content ? `${note} ago` : `since ${note}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
