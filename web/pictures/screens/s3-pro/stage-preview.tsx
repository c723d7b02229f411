import { DeskIcon } from '../kit/desk-icon.tsx';
import { Show } from '../kit/show.tsx';
import { useTime } from '../kit/time.tsx';
import styles from './stage-preview.module.css';
import { cuesAt, NOW } from './timeline-data.ts';

/** CSS pixels from the middle of the truss, and degrees from upright. */
const BEAMS = [
  [-175, 15],
  [-115, 8],
  [-50, -4],
  [50, 4],
  [115, -8],
  [175, -15],
] as const;

/** The stage as seen from the mixing desk: the wall, its wings and the floor, each with what plays on it. */
export function StagePreview() {
  const { running } = cuesAt(NOW + useTime());
  return (
    <section className={styles.preview} data-part="preview">
      <i className={styles.hall} />
      <div className={styles.stage}>
        <div className={styles.scene}>
          <i className={styles.deck} />
          <figure className={styles.wall}>
            <Show content={running.content} at={2} position="50% 44%" />
          </figure>
          <figure className={styles.left}>
            <Show content="corridor" at={2} position="18% 50%" />
          </figure>
          <figure className={styles.right}>
            <Show content="corridor" at={2} position="84% 50%" />
          </figure>
          <figure className={styles.floor}>
            <Show content="silk" at={2} position="50% 58%" />
            <span className={styles.mirror}>
              <Show content={running.content} at={2} position="50% 44%" />
            </span>
          </figure>
          <i className={styles.truss} />
        </div>
      </div>
      <div className={styles.beams}>
        {BEAMS.map(([left, turn]) => (
          <i key={left} style={{ left, transform: `rotate(${turn}deg)` }} />
        ))}
      </div>
      <p className={styles.tabs}>
        <b>Stage</b>
        <span>Plan</span>
        <span>Output 6</span>
      </p>
      <p className={styles.camera}>
        <DeskIcon symbol="camera" />
        Front of house, 24 m
      </p>
    </section>
  );
}
