import { StrokeIcon } from '../kit/stroke-icon.tsx';
import { BrowserBar } from './browser-bar.tsx';
import styles from './c-series-screen.module.css';
import { Navigation } from './navigation.tsx';
import { Queue } from './queue.tsx';
import { Rooms } from './rooms.tsx';
import { Schedule } from './schedule.tsx';
import { VenueMap } from './venue-map.tsx';

export const size = { width: 1120, height: 700 };

/** The cloud desk in a browser: venues, their rooms, the week, and what travels to them. */
export default function CSeriesScreen() {
  return (
    <div className={styles.window}>
      <BrowserBar />
      <div className={styles.page}>
        <Navigation />
        <main className={styles.desk}>
          <header className={styles.head}>
            <h1>Venues</h1>
            <span className={styles.count}>5 venues, 23 players</span>
            <span className={styles.search}>
              <StrokeIcon name="search" />
              Find a venue
            </span>
            <b className={styles.send}>Send a program</b>
          </header>
          <VenueMap />
          <Rooms />
          <Schedule />
          <Queue />
        </main>
      </div>
    </div>
  );
}
