import { Show } from '../kit/show.tsx';
import styles from './preview.module.css';

/** What leaves this computer. */
export function Preview() {
  return (
    <section className={styles.preview} data-part="preview">
      <Show content="waves" at={2} />
      <div className={styles.slide}>
        <p>Harbour Lights 2026</p>
        <h1>Light that listens to water</h1>
        <p>Mara Lind, lighting designer</p>
      </div>
      <span className={styles.sending}>Sending</span>
      <span className={styles.time}>00:18:42</span>
    </section>
  );
}
