import { useTime } from '../kit/time.tsx';
import { type OnAir, secondsOf } from './programs.ts';
import styles from './take.module.css';

/** The ways from one film to another. */
export const transitions = ['Cut', 'Fade', 'Dip to black', 'Wipe'] as const;
const chosen = 'Fade';
const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');

interface TakeProps {
  readonly onAir: OnAir | undefined;
  readonly pressed?: boolean;
}

/** Whether the next program waits for a person. */
function waiting(onAir: OnAir | undefined, time: number): string {
  if (onAir?.program.ending !== 'next') return 'Waits for Enter';
  const left = secondsOf(onAir.program.length) - onAir.played - time;
  return `Takes itself in ${twoDigits(left / 60)}:${twoDigits(left % 60)}`;
}

/** Brings the next program on air. */
export function Take({ onAir, pressed = false }: TakeProps) {
  const time = useTime();
  return (
    <section className={styles.take}>
      <div className={styles.button} data-pressed={pressed || undefined}>
        <b>TAKE</b>
        <span>Enter</span>
      </div>
      <p className={styles.itself}>{waiting(onAir, time)}</p>
      <ul className={styles.transitions}>
        {transitions.map((name) => (
          <li key={name} className={name === chosen ? styles.chosen : undefined}>
            {name}
          </li>
        ))}
      </ul>
      <p className={styles.row}>
        <span>Fade time</span>
        <b>1.0 s</b>
      </p>
      <div className={styles.bar} />
      <p className={styles.row}>
        <span>Freeze program</span>
        <kbd>F</kbd>
      </p>
      <p className={styles.row}>
        <span>Black</span>
        <kbd>B</kbd>
      </p>
    </section>
  );
}
