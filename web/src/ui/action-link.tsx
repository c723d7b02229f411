import type { ReactNode } from 'react';
import styles from './action-link.module.css';
import { Link } from './link.tsx';

interface ActionLinkProps {
  readonly to: string;
  /** `lamp` is the main action of a page, `line` any other. */
  readonly kind: 'lamp' | 'line';
  readonly children: ReactNode;
}

/** A link that looks like a control. */
export function ActionLink({ to, kind, children }: ActionLinkProps) {
  return (
    <Link to={to} className={`${styles.action} ${styles[kind]}`}>
      {children}
    </Link>
  );
}
