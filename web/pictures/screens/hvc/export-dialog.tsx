import type { ReactNode } from 'react';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './export-dialog.module.css';
import { Host } from './host.tsx';

interface ExportDialogProps {
  /** What is exported. */
  readonly subject: string;
  readonly preset: string;
  /** The picture and how far exports are. */
  readonly left: ReactNode;
  /** Settings and what follows from them. */
  readonly right: ReactNode;
  /** What lies over all of it. */
  readonly children?: ReactNode;
}

/** The export dialog of the HVC plugin, over the program that it lives in. */
export function ExportDialog({ subject, preset, left, right, children }: ExportDialogProps) {
  return (
    <div className={styles.screen}>
      <Host />
      <section className={styles.dialog}>
        <header className={styles.head}>
          <h1>Export as HVC</h1>
          <span>{subject}</span>
          <span className={styles.preset}>
            Preset
            <b>{preset}</b>
            <StrokeIcon name="chevron" size={16} />
          </span>
          <StrokeIcon name="close" />
        </header>
        <div className={styles.left}>{left}</div>
        <div className={styles.right}>
          {right}
          <footer className={styles.foot}>
            <span>Cancel</span>
            <span>Add to queue</span>
            <b>Export</b>
          </footer>
        </div>
      </section>
      {children}
    </div>
  );
}
