import { MousePointer } from '../kit/mouse-pointer.tsx';
import { useTime } from '../kit/time.tsx';
import { Levels } from '../p1-audio/levels.tsx';
import { Routing } from '../p1-audio/routing.tsx';
import { TrackList } from '../p1-audio/track-list.tsx';
import { Playing } from '../p1-audio-mode/playing.tsx';
import { banks, lists, music } from '../p1-audio-mode/tracks.ts';
import { P1Window } from '../p1-video/p1-window.tsx';
import styles from './p1-channels-screen.module.css';
import { ACTS, channelsAt, START } from './steps.ts';

export const size = { width: 1120, height: 700 };

/** Each bus gets its outputs of the sound card, and a meter tells which one has none; for films. */
export default function P1ChannelsScreen() {
  const { buses, meters } = channelsAt(useTime());
  return (
    <>
      <P1Window mode="audio">
        <main className={styles.desk}>
          <Playing announced={false} />
          <div className={styles.list}>
            <TrackList
              banks={banks}
              current="Walk-in"
              listed={lists['Walk-in'].slice(0, 4)}
              live={music}
              next="Strings, slow"
              played={0.27}
            />
          </div>
          <Levels shown={meters} />
          <div className={styles.matrix}>
            <Routing buses={buses} />
          </div>
        </main>
      </P1Window>
      <MousePointer acts={ACTS} start={START} />
    </>
  );
}
