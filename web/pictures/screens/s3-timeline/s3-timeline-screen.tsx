import { useContext } from 'react';
import { MousePointer } from '../kit/mouse-pointer.tsx';
import { FilmTime, timecodeOf } from '../kit/time.tsx';
import { TitleBar } from '../s3/title-bar.tsx';
import { Arrangement } from './arrangement.tsx';
import { ClipInspector } from './clip-inspector.tsx';
import { HousePreview } from './house-preview.tsx';
import { MediaList } from './media-list.tsx';
import styles from './s3-timeline-screen.module.css';
import { ACTS, START, timelineAt } from './steps.ts';

export const size = { width: 1120, height: 700 };

/** S3's timeline while two films are laid on layers, trimmed, crossed and played, for films. */
export default function S3TimelineScreen() {
  const filmTime = useContext(FilmTime);
  const state = timelineAt(filmTime ?? 0);
  return (
    <main className={styles.screen}>
      <TitleBar view="Timeline" leads="Internal" timecode={timecodeOf(state.playhead)} />
      <div className={styles.upper}>
        <MediaList />
        <FilmTime value={filmTime === undefined ? undefined : state.played}>
          <HousePreview state={state} />
        </FilmTime>
        <ClipInspector state={state} />
      </div>
      <Arrangement state={state} />
      <MousePointer acts={ACTS} start={START} />
    </main>
  );
}
