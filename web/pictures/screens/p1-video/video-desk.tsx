import { useTime } from '../kit/time.tsx';
import { NextMonitor, ProgramMonitor } from './monitors.tsx';
import { P1Window, type P1WindowProps } from './p1-window.tsx';
import { ProgramList } from './program-list.tsx';
import { type OnAir, type Program, programs } from './programs.ts';
import { Take } from './take.tsx';
import { Transport } from './transport.tsx';
import styles from './video-desk.module.css';

const status = ['Wall: 3840 × 2160, 50 Hz', 'Frames dropped: 0', 'ccMAX: Tablet FOH'];
/** A quarter to ten in the evening, in seconds of the day. */
const EVENING = 21 * 3600 + 46 * 60 + 8;
const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');

interface VideoDeskProps extends Pick<P1WindowProps, 'version' | 'file' | 'edition'> {
  readonly onAir: OnAir | undefined;
  readonly next: Program | undefined;
  readonly listed?: readonly Program[];
  /** Place of the entry whose key is being typed. */
  readonly typedAt?: number | undefined;
  /** A folder is held over the list. */
  readonly invites?: boolean;
  readonly taken?: boolean;
  /** Seconds of the day when the screen's clock begins. */
  readonly clock?: number;
}

/** P1 in video mode, filling its box. */
export function VideoDesk({
  onAir,
  next,
  listed = programs,
  typedAt,
  invites,
  taken,
  clock = EVENING,
  ...window
}: VideoDeskProps) {
  const now = clock + useTime();
  return (
    <P1Window mode="video" {...window}>
      <main className={styles.desk}>
        <NextMonitor program={next} />
        <Take onAir={onAir} pressed={taken} />
        <ProgramMonitor onAir={onAir} />
        <Transport onAir={onAir} />
        <ProgramList listed={listed} live={onAir?.program.name} next={next?.name} typedAt={typedAt} invites={invites} />
      </main>
      <footer className={styles.status}>
        {status.map((item) => (
          <span key={item}>{item}</span>
        ))}
        <span className={styles.clock}>{[now / 3600, (now / 60) % 60, now % 60].map(twoDigits).join(':')}</span>
      </footer>
    </P1Window>
  );
}
