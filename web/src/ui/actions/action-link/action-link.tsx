import type { ReactNode } from 'react';
import { type ActionKind, actionClass } from '../action-class.ts';
import { Link } from '../link/link.tsx';

interface ActionLinkProps {
  readonly to: string;
  readonly kind: ActionKind;
  readonly children: ReactNode;
}

/** A link that looks like a control. */
export function ActionLink({ to, kind, children }: ActionLinkProps) {
  return (
    <Link to={to} className={actionClass(kind)}>
      {children}
    </Link>
  );
}
