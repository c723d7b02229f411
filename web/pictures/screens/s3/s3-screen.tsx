import { Crop } from '../kit/crop.tsx';
import { BlendInspector } from './blend-inspector.tsx';
import { type Building, WAREHOUSES } from './buildings.ts';
import { Channels } from './channels.tsx';
import { MappingCanvas } from './mapping-canvas.tsx';
import { ProjectorList } from './projector-list.tsx';
import styles from './s3-screen.module.css';
import { ShowStrip } from './show-strip.tsx';
import { TitleBar } from './title-bar.tsx';

export const size = { width: 1120, height: 700 };

/** S3 while four projectors are blended on a building: a row of houses, when none is given. */
export default function S3Screen({ building = WAREHOUSES }: { readonly building?: Building }) {
  return (
    <main className={styles.screen}>
      <TitleBar view="Mapping" leads="LTC" timecode="19:43:26:11" />
      <div className={styles.body}>
        <ProjectorList />
        <MappingCanvas building={building} />
        <BlendInspector />
      </div>
      <div className={styles.foot}>
        <ShowStrip />
        <Channels />
      </div>
      <Crop part="blending" left={650} top={50} width={470} height={353} />
    </main>
  );
}
