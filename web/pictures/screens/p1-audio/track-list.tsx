import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './track-list.module.css';
import { clock, type Track, tracks } from './tracks.ts';
import { Wave } from './wave.tsx';

const usualBanks = ['Show', 'Announcements', 'Effects'] as const;

interface RowProps {
  readonly track: Track;
  readonly state: 'live' | 'next' | undefined;
  /** Share of it that is over, if it is on air. */
  readonly played: number;
}

function Row({ track, state, played }: RowProps) {
  const { key, name, length, fades, level, ending, seed, drive } = track;
  return (
    <li className={`${styles.row} ${state ? styles[state] : ''}`}>
      <span className={styles.key}>{key}</span>
      <span className={styles.words}>
        <b>{name}</b>
        <span>{fades}</span>
      </span>
      <span className={styles.wave}>
        <Wave seed={seed} drive={drive} width={150} height={36} seconds={length > 600 ? 260 : length} />
        {state === 'live' && <i className={styles.playhead} style={{ right: `${100 - played * 100}%` }} />}
      </span>
      <span className={styles.numbers}>
        <b>{clock(length)}</b>
        <span>{level}</span>
      </span>
      <StrokeIcon name={ending} />
    </li>
  );
}

interface TrackListProps {
  readonly banks?: readonly string[];
  /** The bank in front. */
  readonly current?: string;
  readonly listed?: readonly Track[];
  /** Names of the track on air and of the one that follows. */
  readonly live?: string;
  readonly next?: string;
  /** Share of the track on air that is over. */
  readonly played?: number;
}

/** Tracks with their fades, level and what follows. */
export function TrackList({
  banks = usualBanks,
  current = 'Show',
  listed = tracks,
  live = 'Northern sky',
  next = 'City at night',
  played = 0.92,
}: TrackListProps) {
  return (
    <section className={styles.list}>
      <header className={styles.head}>
        {banks.map((bank) => (
          <span key={bank} className={bank === current ? styles.current : undefined}>
            {bank}
          </span>
        ))}
      </header>
      <ol className={styles.rows}>
        {listed.map((track) => (
          <Row
            key={track.name}
            track={track}
            played={played}
            state={track.name === live ? 'live' : track.name === next ? 'next' : undefined}
          />
        ))}
      </ol>
    </section>
  );
}
