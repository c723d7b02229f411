import { Show } from '../kit/show.tsx';
import styles from './on-air.module.css';

/** The twelve windows of the wall, row by row. */
const WINDOWS = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  content: index % 3 === 1 ? 'particles' : index % 2 === 0 ? 'bloom' : 'grid',
}));

/** What the walls show now, as the page's windows, and what comes next. */
export function OnAir() {
  return (
    <section className={styles.panel}>
      <p className={styles.title}>
        <b>On air</b> Forty violins <span>−01:22</span>
      </p>
      <div className={styles.walls}>
        <figure className={styles.side}>
          <Show content="silk" at={2} position="20% 50%" />
        </figure>
        <figure className={styles.wall}>
          <Show content="ink" at={2} />
          <ul>
            {WINDOWS.map(({ id, content }) => (
              <li key={id}>
                <Show content={content} at={2} />
              </li>
            ))}
          </ul>
        </figure>
        <figure className={styles.side}>
          <Show content="silk" at={2} position="80% 50%" />
        </figure>
        <figure className={styles.floor}>
          <Show content="waves" at={2} position="50% 30%" />
        </figure>
      </div>
      <div className={styles.next}>
        <figure>
          <Show content="rain" at={2} position="50% 100%" />
        </figure>
        <p>
          <span>Next</span>
          Poem of the river
        </p>
        <kbd>W</kbd>
      </div>
    </section>
  );
}
