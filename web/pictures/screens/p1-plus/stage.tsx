import { Show } from '../kit/show.tsx';
import styles from './stage.module.css';

/** Windows on the raster, in CSS pixels of this view. */
const windows = [
  { name: 'Totem left', content: 'corridor', at: 2, left: 40, top: 62, width: 70, height: 204 },
  { name: 'Wall', content: 'facets', at: 2, left: 134, top: 62, width: 430, height: 204 },
  { name: 'Totem right', content: 'corridor', at: 2, left: 588, top: 62, width: 70, height: 204 },
] as const;
/** Where each face of the booth begins in its picture. */
const faces = [0, 75, 190, 345, 460] as const;
const tools = ['Windows', 'Slices', 'Text'] as const;

/** The LED raster with its windows; the booth's five faces are slices of one picture. */
export function Stage() {
  return (
    <section className={styles.stage}>
      <header className={styles.head}>
        {tools.map((tool, index) => (
          <span key={tool} className={index === 0 ? styles.current : styles.tool}>
            {tool}
          </span>
        ))}
        <span className={styles.raster}>Raster 3840 × 2160</span>
      </header>
      {windows.map(({ name, content, at, ...box }) => (
        <div key={name} className={styles.window} style={box}>
          <Show content={content} at={at} />
        </div>
      ))}
      <div className={styles.orbit}>
        <Show content="particles" at={3} />
      </div>
      <p className={styles.names}>MARA · KOJI</p>
      <div className={styles.handles}>
        <b>Wall</b>
        <span>2304 × 1088</span>
      </div>
      <div className={styles.booth}>
        {faces.map((face) => (
          <span key={face} className={styles.face}>
            <span className={styles.picture} style={{ left: -face }}>
              <Show content="blocks" at={2} />
            </span>
          </span>
        ))}
      </div>
      <span className={styles.label}>Booth, five faces</span>
    </section>
  );
}
