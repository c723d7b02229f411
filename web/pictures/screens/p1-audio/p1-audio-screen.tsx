import { P1Window } from '../p1-video/p1-window.tsx';
import { Levels } from './levels.tsx';
import { NowPlaying } from './now-playing.tsx';
import styles from './p1-audio-screen.module.css';
import { Routing } from './routing.tsx';
import { TrackList } from './track-list.tsx';

export const size = { width: 1120, height: 700 };

/** P1 in audio mode: the crossfade that is coming, levels and outputs, and the tracks. */
export default function P1AudioScreen() {
  return (
    <P1Window mode="audio">
      <main className={styles.desk}>
        <NowPlaying />
        <TrackList />
        <Levels />
        <Routing />
      </main>
    </P1Window>
  );
}
