import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon/icon.tsx';
import { shellStrokes } from '../../icons/shell-strokes.ts';
import styles from './phone-fold.module.css';

interface PhoneFoldProps {
  /** What is pressed to unfold it: `All 27 functions`. */
  readonly summary: string;
  readonly children: ReactNode;
}

/**
 * What few read, folded where the screen is narrow: a page ends within reach of a thumb. It is in the document, needs no script, and opens by itself
 * for a link to something in it and for what somebody looks for in the page.
 */
export function PhoneFold({ summary, children }: PhoneFoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        {summary}
        <Icon path={shellStrokes.chevron} />
      </summary>
      {children}
    </details>
  );
}
