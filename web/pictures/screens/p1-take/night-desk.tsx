import type { ComponentProps } from 'react';
import { KeyStroke } from '../kit/key-stroke.tsx';
import { MousePointer } from '../kit/mouse-pointer.tsx';
import type { Place, PointerAct } from '../kit/pointer-way.ts';
import { P1Window } from '../p1-video/p1-window.tsx';
import desk from '../p1-video/video-desk.module.css';
import { Decision } from './decision.tsx';
import { FilmStrip } from './film-strip.tsx';
import { Lists } from './lists.tsx';
import { Monitors } from './monitors.tsx';
import styles from './night-desk.module.css';
import type { Night } from './shown.ts';
import { Ways } from './ways.tsx';

export const size = { width: 1120, height: 700 };

const status = ['Wall: 3840 × 2160, 50 Hz', 'Frames dropped: 0', 'ccMAX: not connected'];

interface NightDeskProps {
  readonly state: Night;
  readonly keys?: readonly ComponentProps<typeof KeyStroke>[];
  readonly acts: readonly PointerAct[];
  readonly start: Place;
}

/** P1 with a night in three lists: what is on air and what comes, the film's strip, its end, and the ways from one to another. */
export function NightDesk({ state, keys = [], acts, start }: NightDeskProps) {
  const { monitors, lists, take, fade, nextFade = fade, way, ways, choice } = state;
  return (
    <P1Window mode="video" file="Harbour concert">
      <main className={styles.desk}>
        <Lists lists={lists} />
        <Monitors state={monitors} fade={nextFade} />
        <FilmStrip state={monitors} />
        <Decision state={monitors} take={take} choice={choice} />
        <Ways chosen={way} seconds={ways} fade={fade} />
      </main>
      <footer className={desk.status}>
        {status.map((item) => (
          <span key={item}>{item}</span>
        ))}
      </footer>
      {keys.map((key) => (
        <KeyStroke key={key.at} {...key} />
      ))}
      <MousePointer acts={acts} start={start} />
    </P1Window>
  );
}
