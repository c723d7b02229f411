import { href } from '../../lib/href.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import styles from './closing.module.css';

/** The last section of home. */
export function Closing() {
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">The right file, before doors open</h2>
      <p>Every build carries its date, its size and its SHA-256, and a broken download resumes where it stopped.</p>
      <ActionLink to={href.download('all')} kind="lamp">
        All downloads
      </ActionLink>
    </section>
  );
}
