import { wantsLessMotion } from '../../lib/visitor/visitor-wishes.ts';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { shellStrokes } from '../../ui/icons/shell-strokes.ts';
import { backToTopAtom, useAtomValue } from '../navigation/atoms.ts';
import { focusPageHeading } from '../navigation/focus-heading.ts';
import styles from './back-to-top.module.css';

function toTop() {
  // The button will hide on the way, and a browser stops a smooth scroll when what has focus disappears.
  focusPageHeading();
  scrollTo({ top: 0, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
}

/** Hidden at 400 px of scroll or less, visible beyond (product-rules.md#scroll-thresholds). */
export function BackToTop() {
  const visible = useAtomValue(backToTopAtom);
  return (
    <button type="button" className={styles.button} hidden={!visible} aria-label="Back to top" onClick={toTop}>
      <Icon path={shellStrokes.up} />
    </button>
  );
}
