import { useEffect } from 'react';
import { switchTheme, tintBrowser } from '../../lib/visitor/theme.ts';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { shellStrokes } from '../../ui/icons/shell-strokes.ts';
import styles from './theme-toggle.module.css';

/** Switches between the dark and the light theme. Style sheets choose the icon, so it is right before scripts run. */
export function ThemeToggle() {
  useEffect(tintBrowser, []);
  return (
    <button type="button" aria-label="Switch between light and dark" data-needs-script="" onClick={switchTheme}>
      <span className={styles.sun}>
        <Icon path={shellStrokes.sun} />
      </span>
      <span className={styles.moon}>
        <Icon path={shellStrokes.moon} />
      </span>
    </button>
  );
}
