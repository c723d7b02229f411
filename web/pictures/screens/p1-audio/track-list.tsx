import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './track-list.module.css';
import { clock, type Track, tracks } from './tracks.ts';
import { Wave } from './wave.tsx';

const banks = ['Show', 'Announcements', 'Effects'] as const;
const states = new Map([
  ['4', styles.live],
  ['5', styles.next],
]);

function Row({ track }: { readonly track: Track }) {
  const { key, name, length, fades, level, ending, seed, drive } = track;
  return (
    <li className={`${styles.row} ${states.get(key) ?? ''}`}>
      <span className={styles.key}>{key}</span>
      <span className={styles.words}>
        <b>{name}</b>
        <span>{fades}</span>
      </span>
      <span className={styles.wave}>
        <Wave seed={seed} drive={drive} width={150} height={36} seconds={length > 600 ? 260 : length} />
      </span>
      <span className={styles.numbers}>
        <b>{clock(length)}</b>
        <span>{level}</span>
      </span>
      <StrokeIcon name={ending} />
    </li>
  );
}

/** Tracks with their fades, level and what follows. */
export function TrackList() {
  return (
    <section className={styles.list}>
      <header className={styles.head}>
        {banks.map((bank, index) => (
          <span key={bank} className={index === 0 ? styles.current : undefined}>
            {bank}
          </span>
        ))}
      </header>
      <ol className={styles.rows}>
        {tracks.map((track) => (
          <Row key={track.key} track={track} />
        ))}
      </ol>
    </section>
  );
}
