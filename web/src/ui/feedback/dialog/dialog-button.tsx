import { type ComponentType, type ReactNode, useState } from 'react';
import { actionClass } from '../../actions/action-class.ts';
import { LateOpening } from './late-opening.tsx';

interface DialogButtonProps<Given> {
  /** Gets what it opens, a component with an open `Dialog`; the same function at every rendering. */
  readonly load: () => Promise<ComponentType<Given & { readonly onClose: () => void }>>;
  /** What the component is given. */
  readonly given: Given;
  readonly kind?: 'primary' | 'secondary';
  readonly children: ReactNode;
}

/** A button that opens a dialog whose code comes late. */
export function DialogButton<Given extends object>({
  load,
  given,
  kind = 'secondary',
  children,
}: DialogButtonProps<Given>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={actionClass(kind)}
        aria-haspopup="dialog"
        data-needs-script=""
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <LateOpening load={load} given={open ? { ...given, onClose: () => setOpen(false) } : null} />
    </>
  );
}
