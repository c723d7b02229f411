import { Show } from '../kit/show.tsx';
import { Lectern } from './lectern.tsx';
import { LevelsSlide } from './levels-slide.tsx';
import styles from './wall-canvas.module.css';

/** Where the chosen window lies on the wall, in pixels. */
const PLACE = [
  { name: 'X', value: 133 },
  { name: 'Y', value: 318 },
  { name: 'Width', value: 2300 },
  { name: 'Height', value: 1294 },
  { name: 'Corners', value: 0 },
  { name: 'Feather', value: 0 },
];

/** The wall with its windows; the slides are being placed. */
export function WallCanvas() {
  return (
    <section className={styles.canvas}>
      <div className={styles.wall}>
        <Show content="silk" at={2} />
        <div className={`${styles.window} ${styles.slides}`} data-selected="true">
          <LevelsSlide />
          <b className={styles.tag}>2 Slides</b>
          <i className={styles.handles} />
        </div>
        <div className={`${styles.window} ${styles.camera}`}>
          <Lectern />
          <b className={styles.tag}>3 Camera</b>
        </div>
        <div className={`${styles.window} ${styles.countdown}`}>
          <p>04:35</p>
        </div>
        <div className={`${styles.window} ${styles.film}`}>
          <Show content="facets" at={2} />
          <b className={styles.tag}>6 Film</b>
        </div>
        <p className={styles.logo}>
          <svg aria-hidden="true" width="30" height="20" viewBox="0 0 30 20">
            <path d="M1 5c5-5 9 5 14 0s9 5 14 0M1 12c5-5 9 5 14 0s9 5 14 0M1 19c5-5 9 5 14 0s9 5 14 0" />
          </svg>
          River Forum
        </p>
        <p className={styles.subtitle}>Session 1 begins at half past nine</p>
      </div>
      <dl className={styles.place}>
        {PLACE.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
