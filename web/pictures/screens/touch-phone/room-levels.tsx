import { ControlIcon, type ControlIconName } from '../kit/control-icon.tsx';
import styles from './room-levels.module.css';

const levels: readonly { name: string; icon: ControlIconName; value: number; warm?: boolean }[] = [
  { name: 'Light', icon: 'bulb', value: 0.4, warm: true },
  { name: 'Volume', icon: 'sound', value: 0.62 },
];

const switches: readonly { name: string; icon: ControlIconName; on: boolean }[] = [
  { name: 'Projector', icon: 'projector', on: true },
  { name: 'Curtain', icon: 'curtain', on: true },
  { name: 'Subtitles', icon: 'list', on: false },
];

/** Light and sound of the room that one stands in, and what can be switched there. */
export function RoomLevels() {
  return (
    <section className={styles.room} data-part="room">
      {levels.map(({ name, icon, value, warm }) => (
        <div key={name} className={styles.bar}>
          <i className={warm ? styles.warm : styles.cool} style={{ width: `${value * 100}%` }} />
          <span className={styles.sign}>
            <ControlIcon name={icon} size={24} />
            {name}
          </span>
          <b className={styles.value}>{Math.round(value * 100)}%</b>
        </div>
      ))}
      <ul className={styles.switches}>
        {switches.map(({ name, icon, on }) => (
          <li key={name} className={on ? styles.on : styles.off}>
            <ControlIcon name={icon} size={28} />
            <b>{name}</b>
            {on ? 'On' : 'Off'}
          </li>
        ))}
      </ul>
    </section>
  );
}
