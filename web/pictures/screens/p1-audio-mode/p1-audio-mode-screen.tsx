import { MousePointer } from '../kit/mouse-pointer.tsx';
import { useTime } from '../kit/time.tsx';
import { Levels } from '../p1-audio/levels.tsx';
import desk from '../p1-audio/p1-audio-screen.module.css';
import { TrackList } from '../p1-audio/track-list.tsx';
import { ProgramMonitor } from '../p1-video/monitors.tsx';
import { P1Window } from '../p1-video/p1-window.tsx';
import { programOf } from '../p1-video/programs.ts';
import { VideoDesk } from '../p1-video/video-desk.tsx';
import { Playing } from './playing.tsx';
import { ACTS, ANNOUNCES, eveningAt, START } from './steps.ts';
import { ANNOUNCEMENT_LENGTH, announcement, type Bank, banks, lists, music } from './tracks.ts';

export const size = { width: 1120, height: 700 };

const onAir = { program: programOf('Northern sky'), played: 62 };
/** Doors are open. */
const CLOCK = 19 * 3600 + 32 * 60 + 5;

interface AudioDeskProps {
  readonly bank: Bank;
  readonly announced: boolean;
}

function AudioDesk({ bank, announced }: AudioDeskProps) {
  const time = useTime();
  return (
    <P1Window mode="audio">
      <main className={desk.desk}>
        <Playing announced={announced} />
        <TrackList
          banks={banks}
          current={bank}
          listed={lists[bank]}
          live={announced ? announcement : music}
          next={announced ? music : 'Strings, slow'}
          played={announced ? (time - ANNOUNCES) / ANNOUNCEMENT_LENGTH : 0.27}
        />
        <Levels />
        <ProgramMonitor onAir={onAir} />
      </main>
    </P1Window>
  );
}

/** Music, effects and announcements from their lists, while the picture runs on; for films. */
export default function P1AudioModeScreen() {
  const { mode, bank, announced } = eveningAt(useTime());
  return (
    <>
      {mode === 'video' ? (
        <VideoDesk edition={{ name: 'Subscription' }} onAir={onAir} next={programOf('City at night')} clock={CLOCK} />
      ) : (
        <AudioDesk bank={bank} announced={announced} />
      )}
      <MousePointer acts={ACTS} start={START} />
    </>
  );
}
