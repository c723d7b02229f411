import type { ReactNode } from 'react';
import { ApplicationBar } from '../kit/application-bar.tsx';
import { ModeSwitch } from '../kit/mode-switch.tsx';
import { Edition, type EditionProps } from './edition.tsx';
import styles from './p1-window.module.css';

export interface P1WindowProps {
  readonly mode: 'video' | 'audio';
  /** 2.4.1 when left out. */
  readonly version?: string;
  readonly file?: string;
  readonly edition?: EditionProps;
  readonly children: ReactNode;
}

/** The window of P1, filling its box. */
export function P1Window({
  mode,
  version = '2.4.1',
  file = 'Autumn tour, night 6',
  edition = { name: 'Subscription' },
  children,
}: P1WindowProps) {
  return (
    <div className={styles.window}>
      <ApplicationBar system="windows" product={`P1 ${version}`} file={file}>
        <ModeSwitch mode={mode} />
        <Edition {...edition} />
      </ApplicationBar>
      {children}
    </div>
  );
}
