import styles from './mode-switch.module.css';
import { StrokeIcon } from './stroke-icon.tsx';

const modes = [
  { name: 'video', label: 'Video', icon: 'film' },
  { name: 'audio', label: 'Audio', icon: 'wave' },
] as const;

interface ModeSwitchProps {
  readonly mode: (typeof modes)[number]['name'];
}

/** P1's two modes, the current one raised. */
export function ModeSwitch({ mode }: ModeSwitchProps) {
  return (
    <span className={styles.switch}>
      {modes.map(({ name, label, icon }) => (
        <span key={name} className={name === mode ? styles.current : styles.other}>
          <StrokeIcon name={icon} size={17} />
          {label}
        </span>
      ))}
    </span>
  );
}
