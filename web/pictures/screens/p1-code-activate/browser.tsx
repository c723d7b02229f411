import type { ReactNode } from 'react';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './browser.module.css';

interface BrowserProps {
  readonly tabs: readonly string[];
  /** Place of the tab in front. */
  readonly current: number;
  readonly address: string;
  readonly children: ReactNode;
}

/** A browser of no particular maker, over the desk. */
export function Browser({ tabs, current, address, children }: BrowserProps) {
  return (
    <section className={styles.browser}>
      <header className={styles.tabs}>
        {tabs.map((tab, index) => (
          <span key={tab} className={index === current ? styles.current : styles.tab}>
            {tab}
            <StrokeIcon name="close" size={16} />
          </span>
        ))}
        <StrokeIcon name="plus" />
        <span className={styles.close}>
          <StrokeIcon name="close" size={20} />
        </span>
      </header>
      <p className={styles.bar}>
        <StrokeIcon name="left" size={20} />
        <StrokeIcon name="right" size={20} />
        <StrokeIcon name="reload" />
        <span className={styles.address}>
          <StrokeIcon name="lock" size={16} />
          {address}
        </span>
        <StrokeIcon name="more" />
      </p>
      <div className={styles.page}>{children}</div>
    </section>
  );
}
