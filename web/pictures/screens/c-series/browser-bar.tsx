import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './browser-bar.module.css';

/** The top of a browser of no particular maker. */
export function BrowserBar() {
  return (
    <header className={styles.bar}>
      <StrokeIcon name="left" size={20} />
      <StrokeIcon name="right" size={20} />
      <StrokeIcon name="reload" />
      <span className={styles.address}>
        <StrokeIcon name="lock" size={16} />
        Cloud desk
        <span>Venues</span>
      </span>
      <StrokeIcon name="plus" />
      <StrokeIcon name="more" />
    </header>
  );
}
