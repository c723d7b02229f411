import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './edition.module.css';

const editions = {
  'Encrypted lock': 'lock',
  Subscription: 'person',
  'Not activated': 'key',
} as const;

export type EditionName = keyof typeof editions;

export interface EditionProps {
  readonly name: EditionName;
  /** A pointer is over it or presses it, or it has just changed. */
  readonly state?: 'hovered' | 'pressed' | 'new' | undefined;
}

/** By which edition the program runs; a click opens the licence dialog. */
export function Edition({ name, state }: EditionProps) {
  return (
    <span className={styles.edition} data-state={state}>
      <StrokeIcon name={editions[name]} size={17} />
      {name}
    </span>
  );
}
