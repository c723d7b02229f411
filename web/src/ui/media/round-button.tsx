import { Icon } from '../icons/icon/icon.tsx';
import styles from './round-button.module.css';

interface RoundButtonProps {
  readonly label: string;
  /** The strokes of its icon. */
  readonly icon: string;
  readonly onClick: () => void;
}

/** Moves or stops what passes by itself. */
export function RoundButton({ label, icon, onClick }: RoundButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} data-needs-script="" onClick={onClick}>
      <Icon path={icon} />
    </button>
  );
}
