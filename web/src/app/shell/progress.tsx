import { navigatingAtom, useAtomValue } from '../navigation/atoms.ts';
import styles from './progress.module.css';

/** A line along the top while a page is loading. */
export function Progress() {
  return useAtomValue(navigatingAtom) ? <div className={styles.progress} /> : null;
}
