import styles from './title-bar.module.css';

const VIEWS = ['Timeline', 'Windows', 'Mapping', 'Sound', 'Control'] as const;

interface TitleBarProps {
  readonly view: (typeof VIEWS)[number];
  /** What the playhead follows, and where it stands. */
  readonly leads: string;
  readonly timecode: string;
}

/** The top of S3: the show, the views, the clock. */
export function TitleBar({ view, leads, timecode }: TitleBarProps) {
  return (
    <header className={styles.bar}>
      <p className={styles.product}>
        S3 <span>5.1.2</span>
      </p>
      <p className={styles.project}>Riverside night tour</p>
      <nav className={styles.views}>
        {VIEWS.map((name) => (
          <span key={name} data-current={name === view}>
            {name}
          </span>
        ))}
      </nav>
      <p className={styles.clock}>
        <b>{leads}</b> {timecode}
      </p>
    </header>
  );
}
