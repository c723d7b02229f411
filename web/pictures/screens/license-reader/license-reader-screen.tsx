import { ApplicationBar } from '../kit/application-bar.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import { FileName } from './file-name.tsx';
import styles from './license-reader-screen.module.css';
import { LockTable } from './lock-table.tsx';

export const size = { width: 900, height: 600 };

const tabs = ['Extract', 'Read today, 38', 'Update a lock'] as const;

/** License Reader with a row of locks: how files will be called, what was found, where they go. */
export default function LicenseReaderScreen() {
  return (
    <div className={styles.window}>
      <ApplicationBar system="windows" product="License Reader" />
      <nav className={styles.tabs}>
        {tabs.map((tab, index) => (
          <span key={tab} className={index === 0 ? styles.current : undefined}>
            {tab}
          </span>
        ))}
      </nav>
      <FileName />
      <LockTable />
      <footer className={styles.foot}>
        <StrokeIcon name="folder" size={20} />
        <span className={styles.folder}>D:\Licences\Summer stock</span>
        <span className={styles.change}>Change</span>
        <b className={styles.extract}>Extract 3 more</b>
      </footer>
    </div>
  );
}
