import { MousePointer } from '../kit/mouse-pointer.tsx';
import { useTime } from '../kit/time.tsx';
import { Levels } from '../p1-audio/levels.tsx';
import desk from '../p1-audio/p1-audio-screen.module.css';
import { Routing } from '../p1-audio/routing.tsx';
import { TrackList } from '../p1-audio/track-list.tsx';
import { tracks } from '../p1-audio/tracks.ts';
import { lists } from '../p1-audio-mode/tracks.ts';
import { P1Window } from '../p1-video/p1-window.tsx';
import { ACTS, crossingAt, START } from './steps.ts';
import { Waveforms } from './waveforms.tsx';

export const size = { width: 1120, height: 700 };

/** One title goes over into the next, and an announcement is started by hand; for films. */
export default function P1CrossingScreen() {
  const state = crossingAt(useTime());
  const { bank, live, next, share, meters } = state;
  return (
    <>
      <P1Window mode="audio">
        <main className={desk.desk}>
          <Waveforms state={state} />
          <TrackList
            current={bank}
            listed={bank === 'Show' ? tracks : lists.Announcements}
            live={live}
            next={next}
            played={share}
          />
          <Levels shown={meters} />
          <Routing />
        </main>
      </P1Window>
      <MousePointer acts={ACTS} start={START} />
    </>
  );
}
