import { Show } from '../kit/show.tsx';
import { WAREHOUSES } from '../s3/buildings.ts';
import styles from './house-preview.module.css';
import { shareAt, type TimelineState } from './steps.ts';

/** The houses as the playhead lights them. */
export function HousePreview({ state }: { readonly state: TimelineState }) {
  const { clips, playhead, playing } = state;
  return (
    <section className={styles.preview}>
      <div className={styles.canvas}>
        <figure className={styles.lit} style={{ clipPath: `path('${WAREHOUSES.outline}')` }}>
          {clips.map((clip) => {
            const opacity = shareAt(clip, state, playhead);
            if (opacity === 0) return null;
            return (
              <div key={clip.name} style={{ opacity }}>
                <Show content={clip.content} at={2} still={!playing} />
              </div>
            );
          })}
        </figure>
        <svg className={styles.drawing} aria-hidden="true" viewBox="0 0 644 438">
          <path className={styles.ground} d="M-90 396H734" />
          <path className={styles.openings} d={WAREHOUSES.openings} />
          <path className={styles.edges} d={WAREHOUSES.outline + WAREHOUSES.lines} />
        </svg>
      </div>
      <p className={styles.title}>Preview</p>
    </section>
  );
}
