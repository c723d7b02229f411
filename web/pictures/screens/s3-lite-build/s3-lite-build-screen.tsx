import { useContext } from 'react';
import { FilmTime } from '../kit/time.tsx';
import { LayerStrip } from '../s3-lite/layer-strip.tsx';
import { Preview } from '../s3-lite/preview.tsx';
import styles from '../s3-lite/s3-lite-screen.module.css';
import { MediaList } from './media-list.tsx';
import { Pointer } from './pointer.tsx';
import { CARRIES, layersAt, PLAYS_AT } from './steps.ts';

export const size = { width: 1120, height: 700 };

const LENGTH = 262;
const FILM_LIES_AT = CARRIES[0]?.droppedAt ?? 0;

/** S3 Lite while an evening is built: film, sound and title are dropped on their layers, and played. */
export default function S3LiteBuildScreen() {
  const filmTime = useContext(FilmTime);
  const time = filmTime ?? 0;
  const played = Math.max(time - PLAYS_AT, 0);
  const paused = time < PLAYS_AT;
  return (
    <main className={styles.screen} style={{ position: 'relative' }}>
      <MediaList />
      <div className={styles.work}>
        <FilmTime value={filmTime === undefined ? undefined : played}>
          <Preview content={time >= FILM_LIES_AT ? 'aurora' : undefined} paused={paused} />
        </FilmTime>
        <LayerStrip layers={layersAt(time)} length={LENGTH} now={played} paused={paused} />
      </div>
      <Pointer />
    </main>
  );
}
