import type { ReactNode } from 'react';
import { ApplicationBar } from './application-bar.tsx';
import styles from './assistant-frame.module.css';
import { StrokeIcon } from './stroke-icon.tsx';

const tools = [
  { icon: 'transcode', label: 'Transcoding', note: '4' },
  { icon: 'pattern', label: 'Test patterns' },
  { icon: 'network', label: 'Network test' },
  { icon: 'terminal', label: 'Command debugging' },
  { icon: 'calculator', label: 'Calculators' },
  { icon: 'list', label: 'Macro editor' },
  { icon: 'upload', label: 'Encrypted upload' },
  { icon: 'picture', label: 'Media' },
] as const;

interface AssistantFrameProps {
  readonly tool: (typeof tools)[number]['label'];
  readonly children: ReactNode;
}

/** Broadcasting Assistant's window with its tools, one of them open. */
export function AssistantFrame({ tool, children }: AssistantFrameProps) {
  return (
    <div className={styles.window}>
      <ApplicationBar system="mac" product="Broadcasting Assistant">
        <span className={styles.buttons}>
          <StrokeIcon name="person" />
          <StrokeIcon name="settings" />
        </span>
      </ApplicationBar>
      <nav className={styles.tools}>
        {tools.map(({ icon, label, ...more }) => (
          <span key={label} className={label === tool ? styles.current : styles.tool}>
            <StrokeIcon name={icon} />
            {label}
            {'note' in more && <span className={styles.note}>{more.note}</span>}
          </span>
        ))}
        <p className={styles.version}>Version 2.5</p>
      </nav>
      <main className={styles.desk}>{children}</main>
    </div>
  );
}
