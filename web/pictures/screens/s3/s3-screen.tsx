import { Crop } from '../kit/crop.tsx';
import { BlendInspector } from './blend-inspector.tsx';
import { type Building, WAREHOUSES } from './buildings.ts';
import { Channels } from './channels.tsx';
import { MappingCanvas } from './mapping-canvas.tsx';
import { ProjectorList } from './projector-list.tsx';
import styles from './s3-screen.module.css';
import { ShowStrip } from './show-strip.tsx';

export const size = { width: 1120, height: 700 };

const VIEWS = ['Timeline', 'Windows', 'Mapping', 'Sound', 'Control'];

/** S3 while four projectors are blended on a building: a row of houses, when none is given. */
export default function S3Screen({ building = WAREHOUSES }: { readonly building?: Building }) {
  return (
    <main className={styles.screen}>
      <header className={styles.bar}>
        <p className={styles.product}>
          S3 <span>5.1.2</span>
        </p>
        <p className={styles.project}>Riverside night tour</p>
        <nav className={styles.views}>
          {VIEWS.map((view) => (
            <span key={view} data-current={view === 'Mapping'}>
              {view}
            </span>
          ))}
        </nav>
        <p className={styles.clock}>
          <b>LTC</b> 19:43:26:11
        </p>
      </header>
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
