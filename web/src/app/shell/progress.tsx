import { navigatingAtom, useAtomValue } from '../atoms.ts';
import styles from './progress.module.css';

/** A line of light along the top while a page is on its way. */
export function Progress() {
  return useAtomValue(navigatingAtom) ? <div className={styles.progress} /> : null;
}
