import { useTime } from '../kit/time.tsx';
import styles from './levels.module.css';

export interface Meter {
  readonly name: string;
  /** Decibels below full scale: the level, and the highest of the last seconds. Below −60 nothing is seen. */
  readonly level: number;
  readonly peak: number;
}

export const meters: readonly Meter[] = [
  { name: 'L', level: -9, peak: -4 },
  { name: 'R', level: -11, peak: -5 },
  { name: 'Mon', level: -16, peak: -10 },
  { name: 'Click', level: -22, peak: -19 },
];
const scale = [0, -6, -12, -24, -48] as const;

/** Height on the scale, 0 to 100; the upper decibels get more room. */
function heightOf(decibels: number): number {
  return 100 * (Math.max(0, decibels + 60) / 60) ** 1.6;
}

/** Decibels by which music goes up and down. */
function swing(time: number, index: number): number {
  return 2.6 * Math.sin(time * (7.1 + index)) + 1.7 * Math.sin(time * (17.3 - index * 2));
}

/** What leaves the computer, in decibels. */
export function Levels({ shown = meters }: { readonly shown?: readonly Meter[] }) {
  const time = useTime();
  return (
    <section className={styles.levels}>
      <h2 className={styles.title}>Levels</h2>
      <div className={styles.meters}>
        <ol className={styles.scale}>
          {scale.map((decibels) => (
            <li key={decibels} style={{ bottom: `${heightOf(decibels)}%` }}>
              {decibels === 0 ? '0' : `−${-decibels}`}
            </li>
          ))}
        </ol>
        {shown.map(({ name, level, peak }, index) => (
          <span key={name} className={styles.meter}>
            <span className={styles.track}>
              <i
                className={styles.level}
                style={{ clipPath: `inset(${100 - heightOf(level + swing(time, index))}% 0 0 0)` }}
              />
              <i className={styles.peak} style={{ bottom: `${heightOf(peak)}%` }} />
            </span>
            {name}
          </span>
        ))}
      </div>
    </section>
  );
}
