import { ControlIcon } from '../kit/control-icon.tsx';
import { projectors } from './hall.ts';
import styles from './power.module.css';

/** Projectors as the server reports them, not as the finger wanted them. */
export function Power() {
  return (
    <section className={styles.power} data-part="power">
      {projectors.map(({ name, state, note }) => (
        <div key={name} className={styles[state]}>
          <ControlIcon name="projector" size={30} />
          <p className={styles.words}>
            <b>{name}</b>
            {note}
          </p>
          <span className={styles.knob}>
            <ControlIcon name="power" />
          </span>
        </div>
      ))}
    </section>
  );
}
