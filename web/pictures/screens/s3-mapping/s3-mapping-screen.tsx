import { MousePointer } from '../kit/mouse-pointer.tsx';
import { useTime } from '../kit/time.tsx';
import { Channels } from '../s3/channels.tsx';
import { ProjectorList } from '../s3/projector-list.tsx';
import styles from '../s3/s3-screen.module.css';
import { ShowStrip } from '../s3/show-strip.tsx';
import { TitleBar } from '../s3/title-bar.tsx';
import { BlendPanel } from './blend-panel.tsx';
import { ContentPanel } from './content-panel.tsx';
import { HouseCanvas } from './house-canvas.tsx';
import { ACTS, mappingAt, START } from './steps.ts';
import { SurfaceList } from './surface-list.tsx';
import { WarpPanel } from './warp-panel.tsx';

export const size = { width: 1120, height: 700 };

/** S3 while houses are named and lit, a grid is straightened and an overlap softened, for films. */
export default function S3MappingScreen() {
  const state = mappingAt(useTime());
  return (
    <main className={styles.screen}>
      <TitleBar view="Mapping" leads="Internal" timecode="00:00:40:00" />
      <div className={styles.body}>
        {state.view === 'surfaces' ? <SurfaceList state={state} /> : <ProjectorList />}
        <HouseCanvas state={state} />
        {state.view === 'surfaces' && <ContentPanel state={state} />}
        {state.view === 'warp' && <WarpPanel state={state} />}
        {state.view === 'blend' && <BlendPanel state={state} />}
      </div>
      <div className={styles.foot}>
        <ShowStrip />
        <Channels />
      </div>
      <MousePointer acts={ACTS} start={START} />
    </main>
  );
}
