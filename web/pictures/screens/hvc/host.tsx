import styles from './host.module.css';

const menus = ['File', 'Edit', 'Clip', 'Sequence', 'Markers', 'Window', 'Help'] as const;
const clips = [
  { left: 0, width: 250 },
  { left: 254, width: 330 },
  { left: 588, width: 180 },
  { left: 772, width: 348 },
] as const;

/** The video-editing program behind the dialog, dimmed as programs do. */
export function Host() {
  return (
    <div className={styles.host}>
      <nav className={styles.menus}>
        {menus.map((menu) => (
          <span key={menu}>{menu}</span>
        ))}
      </nav>
      <div className={styles.timeline}>
        {clips.map(({ left, width }) => (
          <i key={left} style={{ left, width }} />
        ))}
      </div>
    </div>
  );
}
