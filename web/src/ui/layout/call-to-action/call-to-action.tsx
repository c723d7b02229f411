import type { ReactNode } from 'react';
import styles from './call-to-action.module.css';

interface CallToActionProps {
  /** For `labelledBy` of the section. */
  readonly id: string;
  readonly title: string;
  /** One sentence: why. */
  readonly text: string;
  /** The one thing to do. */
  readonly children: ReactNode;
}

/** The last word of a page, from edge to edge under crossing beams; for a section of full width. */
export function CallToAction({ id, title, text, children }: CallToActionProps) {
  return (
    <div className={styles.band}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
