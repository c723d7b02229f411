import styles from './fader.module.css';

interface FaderProps {
  readonly name: string;
  /** 0 to 1. */
  readonly value: number;
  /** What stands above it: a percentage or decibels. */
  readonly reading: string;
  /** The one that matters most. */
  readonly strong?: boolean;
}

/** An upright fader with its reading above and its name below; fills the height of its place. */
export function Fader({ name, value, reading, strong = false }: FaderProps) {
  return (
    <div className={strong ? styles.strong : styles.fader}>
      <b className={styles.reading}>{reading}</b>
      <div className={styles.way}>
        <div className={styles.level} style={{ height: `${value * 100}%` }} />
        <div className={styles.cap} style={{ bottom: `calc(${value} * (100% - 28px))` }} />
      </div>
      <span className={styles.name}>{name}</span>
    </div>
  );
}
