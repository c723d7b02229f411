import type { ReactNode } from 'react';
import styles from './split.module.css';

interface SplitProps {
  /** The widths of the two, first to second. */
  readonly share?:
    | 'halves'
    | 'one-to-two'
    | 'two-to-one'
    | 'two-to-three'
    | 'three-to-two'
    | 'five-to-seven'
    | 'seven-to-five'
    | 'six-to-seven';
  /** The narrowest screen on which they stand side by side. */
  readonly from: 'tablet' | 'laptop' | 'desktop' | 'wide';
  /** Where the lower of the two stands; both are as high as the higher one without it. */
  readonly align?: 'start' | 'center';
  /** May set another gap, and the space around. */
  readonly className?: string | undefined;
  /** Two elements. */
  readonly children: ReactNode;
}

/** Two things side by side, one below the other on narrower screens. */
export function Split({ share = 'halves', from, align, className, children }: SplitProps) {
  const classes = [styles.split, styles[share], styles[from], align && styles[align], className];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}
