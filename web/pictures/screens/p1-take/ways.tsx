import type { CSSProperties } from 'react';
import { Show } from '../kit/show.tsx';
import { transitions } from '../p1-video/take.tsx';
import { entryOf } from './night.ts';
import { SLIDER } from './places.ts';
import styles from './ways.module.css';

type Way = (typeof transitions)[number];

const pictures = [entryOf('Opening'), entryOf('Lanterns')] as const;
/** Seconds that a picture stands, and that the way to the other one takes. */
const STANDS = 0.7;
const CHANGES = 0.9;
/** How far the change has come while the examples rest: each of them can be told from the others. */
const AT_REST = 0.35;

/** What the arriving picture looks like when the change has come so far, 0 to 1. */
function arriving(way: Way, share: number): CSSProperties {
  if (way === 'Fade') return { opacity: share };
  if (way === 'Wipe') return { clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` };
  return { opacity: share < 0.5 ? 0 : 1 };
}

/** One way from a film to another, shown with two pictures in turn. */
function Example({ way, seconds }: { readonly way: Way; readonly seconds: number | undefined }) {
  const turn = Math.floor((seconds ?? 0) / (STANDS + CHANGES));
  const passed = (seconds ?? 0) - turn * (STANDS + CHANGES);
  const share = seconds === undefined ? AT_REST : Math.max((passed - STANDS) / CHANGES, 0);
  const [from, to] = turn % 2 === 0 ? pictures : [pictures[1], pictures[0]];
  return (
    <span className={styles.example}>
      <Show content={from.content} at={from.at} still />
      <span style={arriving(way, share)}>
        <Show content={to.content} at={to.at} still />
      </span>
      {way === 'Dip to black' && <i style={{ opacity: 1 - Math.abs(2 * share - 1) }} />}
    </span>
  );
}

interface WaysProps {
  readonly chosen?: string | undefined;
  /** Seconds since the examples began to move; nothing while they rest. */
  readonly seconds: number | undefined;
  /** Seconds of a fade, where an entry has none of its own. */
  readonly fade: number;
}

/** The four ways from one film to another, and the fade time of all entries. */
export function Ways({ chosen = 'Fade', seconds, fade }: WaysProps) {
  const left = `${(fade / SLIDER.seconds) * 100}%`;
  return (
    <section className={styles.ways}>
      <ul>
        {transitions.map((way) => (
          <li key={way} data-chosen={way === chosen || undefined}>
            <Example way={way} seconds={seconds} />
            {way}
          </li>
        ))}
      </ul>
      <p className={styles.time}>
        <span>Fade time for all</span>
        <i className={styles.slider} style={{ width: SLIDER.width }}>
          <i className={styles.level} style={{ width: left }} />
          <i className={styles.handle} style={{ left }} />
        </i>
        <b>{fade.toFixed(1)} s</b>
      </p>
    </section>
  );
}
