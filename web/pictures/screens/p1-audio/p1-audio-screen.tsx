import { ApplicationBar } from '../kit/application-bar.tsx';
import { ModeSwitch } from '../kit/mode-switch.tsx';
import { Edition } from '../p1-video/edition.tsx';
import { Levels } from './levels.tsx';
import { NowPlaying } from './now-playing.tsx';
import styles from './p1-audio-screen.module.css';
import { Routing } from './routing.tsx';
import { TrackList } from './track-list.tsx';

export const size = { width: 1120, height: 700 };

/** P1 in audio mode: the crossfade that is coming, levels and outputs, and the tracks. */
export default function P1AudioScreen() {
  return (
    <div className={styles.window}>
      <ApplicationBar system="windows" product="P1 2.4.1" file="Autumn tour, night 6">
        <ModeSwitch mode="audio" />
        <Edition name="Subscription" />
      </ApplicationBar>
      <main className={styles.desk}>
        <NowPlaying />
        <TrackList />
        <Levels />
        <Routing />
      </main>
    </div>
  );
}
