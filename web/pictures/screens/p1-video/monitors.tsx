import type { ReactNode } from 'react';
import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import { timecodeOf, useTime } from '../kit/time.tsx';
import styles from './monitors.module.css';
import { endings, type OnAir, type Program, secondsOf } from './programs.ts';

/** Minutes, seconds and frames. */
export const shortTimecode = (seconds: number) => timecodeOf(seconds).slice(3);

interface EmptyProps {
  readonly called: string;
  readonly note: string;
  readonly live?: boolean;
}

function Empty({ called, note, live = false }: EmptyProps) {
  return (
    <section className={live ? `${styles.monitor} ${styles.live}` : styles.monitor}>
      <header className={styles.head}>
        <span className={styles.role}>{called}</span>
      </header>
      <div className={styles.picture} />
      <footer className={styles.foot}>{note}</footer>
    </section>
  );
}

function Ending({ program }: { readonly program: Program }): ReactNode {
  const { icon, label } = endings[program.ending];
  return (
    <span className={styles.end}>
      <StrokeIcon name={icon} />
      {label}
    </span>
  );
}

/** The program that was chosen and waits for TAKE. */
export function NextMonitor({ program }: { readonly program: Program | undefined }) {
  if (!program) return <Empty called="Next" note="Nothing is loaded" />;
  const { name, length, content, at } = program;
  return (
    <section className={styles.monitor}>
      <header className={styles.head}>
        <span className={styles.role}>Next</span>
        <b className={styles.name}>{name}</b>
        <span className={styles.time}>{length}:00</span>
      </header>
      <div className={styles.picture}>
        <Show content={content} at={at} still />
      </div>
      <footer className={styles.foot}>
        <span>Starts at 00:00:00</span>
        <Ending program={program} />
      </footer>
    </section>
  );
}

/** What the audience sees. */
export function ProgramMonitor({ onAir }: { readonly onAir: OnAir | undefined }) {
  const time = useTime();
  if (!onAir) return <Empty called="On air" note="The wall is black" live />;
  const { program, played } = onAir;
  return (
    <section className={`${styles.monitor} ${styles.live}`} data-part="program">
      <header className={styles.head}>
        <span className={styles.role}>On air</span>
        <b className={styles.name}>{program.name}</b>
        <span className={styles.remaining}>−{shortTimecode(secondsOf(program.length) - played - time)}</span>
      </header>
      <div className={styles.picture}>
        <Show content={program.content} at={program.at + Math.min(played, 0)} />
      </div>
      <footer className={styles.foot}>
        <span className={styles.level}>
          <StrokeIcon name="sound" />
          <i />
          {program.sound}
        </span>
        <Ending program={program} />
      </footer>
    </section>
  );
}
