import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './result.module.css';

const players = [
  { name: '4U server', note: 'Plays in real time', plays: true },
  { name: '2U Pro', note: 'Up to 25 fps', plays: false },
  { name: 'HVC Player', note: '1.2 or later', plays: true },
] as const;

/** What the settings lead to: data rate, size, and which servers play it. */
export function Result() {
  return (
    <section className={styles.result}>
      <p className={styles.numbers}>
        <span>
          <b>885</b> MB/s
        </span>
        <span>
          <b>181</b> GB in 03:24
        </span>
      </p>
      <ul>
        {players.map(({ name, note, plays }) => (
          <li key={name} className={plays ? styles.plays : styles.slow}>
            <StrokeIcon name={plays ? 'check' : 'warning'} />
            <b>{name}</b>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
