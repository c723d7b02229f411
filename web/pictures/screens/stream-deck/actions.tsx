import { ControlIcon, type ControlIconName } from '../kit/control-icon.tsx';
import styles from './actions.module.css';

const actions: readonly { name: string; note: string; icon: ControlIconName }[] = [
  { name: 'Cue', note: 'Start, stop, toggle', icon: 'play' },
  { name: 'Next cues', note: 'Follow the list', icon: 'list' },
  { name: 'Level', note: 'Layer or master', icon: 'level' },
  { name: 'Preset', note: 'Window mode', icon: 'preset' },
  { name: 'Blackout', note: 'Hold half a second', icon: 'blackout' },
  { name: 'State', note: 'Timecode, server', icon: 'clock' },
];

/** What can be laid on a key. */
export function Actions() {
  return (
    <section className={styles.actions}>
      <h2 className={styles.title}>
        S3 Pro actions <span>drag one to a key</span>
      </h2>
      <ul className={styles.list}>
        {actions.map(({ name, note, icon }) => (
          <li key={name} className={name === 'Cue' ? styles.chosen : styles.action}>
            <ControlIcon name={icon} size={24} />
            <p>
              <b>{name}</b>
              <br />
              {note}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
