import { StrokeIcon } from '../kit/stroke-icon.tsx';
import { endings } from '../p1-video/programs.ts';
import take from '../p1-video/take.module.css';
import styles from './decision.module.css';
import type { Monitors, Night } from './shown.ts';

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');
const order = ['loop', 'hold', 'next', 'black'] as const;

interface DecisionProps {
  readonly state: Monitors;
  readonly take: Night['take'];
  readonly choice: Night['choice'];
}

/** Brings the coming film on air; and what happens when nobody does. */
export function Decision({ state: { onAir, left }, take: taken, choice }: DecisionProps) {
  const itself = onAir.ending === 'next';
  return (
    <div className={styles.decision}>
      <section className={styles.take}>
        <div className={take.button} data-pressed={taken === 'pressed' || undefined}>
          <b>TAKE</b>
          <span>Enter</span>
        </div>
        <p>{itself ? `Takes itself in ${twoDigits(left / 60)}:${twoDigits(left % 60)}` : 'Waits for Enter'}</p>
      </section>
      <section className={styles.ends}>
        <h2>
          <b>{onAir.name}</b>
          at its end
        </h2>
        <ul>
          {order.map((ending) => (
            <li
              key={ending}
              data-chosen={ending === onAir.ending || undefined}
              data-press={ending === choice?.ending ? choice.press : undefined}
            >
              <StrokeIcon name={endings[ending].icon} size={20} />
              {endings[ending].label}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
