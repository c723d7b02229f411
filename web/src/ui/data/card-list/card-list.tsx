import type { ReactNode } from 'react';
import styles from './card-list.module.css';

interface CardListProps {
  /** Lays out what stands in a card; `--narrowest` says how narrow a card may be, where 16 rem is not right. */
  readonly className?: string | undefined;
  /** Items of a list. */
  readonly children: ReactNode;
}

/** Things side by side, each in a frame. */
export function CardList({ className = '', children }: CardListProps) {
  return <ul className={`${styles.cards} ${className}`}>{children}</ul>;
}
