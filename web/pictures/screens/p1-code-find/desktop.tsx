import type { ReactNode } from 'react';
import { Mark } from '../kit/application-bar.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import type { StrokeName } from '../kit/stroke-paths.ts';
import styles from './desktop.module.css';

const icons: readonly { readonly name: string; readonly icon: StrokeName | 'mark' }[] = [
  { name: 'P1', icon: 'mark' },
  { name: 'P1 Activation', icon: 'key' },
  { name: 'Autumn tour', icon: 'folder' },
  { name: 'Test pictures', icon: 'picture' },
];

interface DesktopProps {
  /** The computer, as its label says. */
  readonly computer: string;
  readonly time: string;
  /** Name of the icon that is chosen. */
  readonly chosen?: string | undefined;
  /** The program that runs, in the bar at the foot. */
  readonly runs?: string | undefined;
  readonly children?: ReactNode;
}

/** The desktop of a show computer with Windows. */
export function Desktop({ computer, time, chosen, runs, children }: DesktopProps) {
  return (
    <div className={styles.desktop}>
      <ul className={styles.icons}>
        {icons.map(({ name, icon }) => (
          <li key={name} data-chosen={name === chosen || undefined}>
            <span className={styles.icon}>
              {icon === 'mark' ? <Mark size={44} /> : <StrokeIcon name={icon} size={40} />}
            </span>
            {name}
          </li>
        ))}
      </ul>
      <p className={styles.computer}>
        <b>{computer}</b>
        Show computer. No updates, no mail.
      </p>
      {children}
      <footer className={styles.bar}>
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <path d="M1 1h9v9H1zM12 1h9v9h-9zM1 12h9v9H1zM12 12h9v9h-9z" fill="#7fa8ff" />
        </svg>
        <span className={styles.search}>
          <StrokeIcon name="search" size={17} />
          Search
        </span>
        <span className={styles.task}>
          <StrokeIcon name="folder" size={22} />
        </span>
        {runs && (
          <span className={styles.running}>
            <Mark size={22} />
            {runs}
          </span>
        )}
        <span className={styles.tray}>
          <StrokeIcon name="network" size={17} />
          <StrokeIcon name="sound" size={17} />
          <b>{time}</b>
        </span>
      </footer>
    </div>
  );
}
