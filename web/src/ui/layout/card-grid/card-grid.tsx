import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** How many stand side by side: as many as fit, or so many once there is room for them, one below the other before. */
  readonly columns?: 'fit' | 'one' | 'two' | 'three' | 'two-then-three';
  /** The narrowest screen with more than one column, where their number is given. */
  readonly from?: 'tablet' | 'laptop';
  /** A line above each, or a frame around it. */
  readonly edge?: 'line' | 'frame';
  /** Whether their order counts. */
  readonly ordered?: boolean;
  /** May set another gap, and lays out what stands in a card; `--narrowest` says how narrow a card that fits may be, where 16 rem is not right. */
  readonly className?: string | undefined;
  /** Items of a list. */
  readonly children: ReactNode;
}

/** Things of one kind side by side, all of one width. */
export function CardGrid({
  columns = 'fit',
  from = 'tablet',
  edge,
  ordered = false,
  className,
  children,
}: CardGridProps) {
  const List = ordered ? 'ol' : 'ul';
  const classes = [styles.grid, styles[columns], styles[from], edge && styles[edge], className];
  return <List className={classes.filter(Boolean).join(' ')}>{children}</List>;
}
