import { StrokeIcon } from '../kit/stroke-icon.tsx';
import type { StrokeName } from '../kit/stroke-paths.ts';
import styles from './navigation.module.css';

const places: readonly { readonly icon: StrokeName; readonly label: string; readonly count?: number }[] = [
  { icon: 'pin', label: 'Venues' },
  { icon: 'screen', label: 'Monitoring' },
  { icon: 'calendar', label: 'Schedule' },
  { icon: 'download', label: 'Downloads', count: 2 },
  { icon: 'cut', label: 'Editing', count: 2 },
  { icon: 'picture', label: 'Media' },
  { icon: 'person', label: 'People' },
  { icon: 'bell', label: 'Alerts', count: 1 },
];

/** The places of the desk. */
export function Navigation() {
  return (
    <nav className={styles.navigation}>
      <b className={styles.name}>Cloud desk</b>
      {places.map(({ icon, label, count }, index) => (
        <span key={label} className={index === 0 ? styles.current : styles.place}>
          <StrokeIcon name={icon} />
          {label}
          {count && <span className={label === 'Alerts' ? styles.alert : styles.count}>{count}</span>}
        </span>
      ))}
      <span className={styles.storage}>
        Media 1.8 of 4 TB
        <i />
      </span>
      <span className={styles.member}>
        <i>LM</i>
        Lena Maier
      </span>
    </nav>
  );
}
