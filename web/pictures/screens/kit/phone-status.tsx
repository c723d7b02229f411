import { ControlIcon } from './control-icon.tsx';
import styles from './phone-status.module.css';

/** The line on top of a phone's screen. */
export function PhoneStatus({ time }: { readonly time: string }) {
  return (
    <div className={styles.status}>
      {time}
      <span className={styles.signs}>
        <ControlIcon name="network" size={20} />
        <ControlIcon name="battery" size={26} />
      </span>
    </div>
  );
}
