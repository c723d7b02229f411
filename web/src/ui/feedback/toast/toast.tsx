import { useEffect, useRef } from 'react';
import { Icon } from '../../icons/icon/icon.tsx';
import { strokes } from '../../icons/page-strokes.ts';
import styles from './toast.module.css';

interface ToastProps {
  /** What is said; nothing shows while it is undefined. */
  readonly message: string | undefined;
  readonly onClose: () => void;
}

/** A failure that does not stop what the visitor does: told at the lower edge, read out, there until it is closed. */
export function Toast({ message, onClose }: ToastProps) {
  const place = useRef<HTMLDivElement>(null);

  // Above everything, dialogs too.
  useEffect(() => {
    if (message !== undefined) place.current?.showPopover();
    else place.current?.hidePopover();
  }, [message]);

  return (
    <div ref={place} className={styles.toast} role="alert" popover="manual">
      {message !== undefined && (
        <>
          <p>{message}</p>
          <button type="button" aria-label="Close the message" onClick={onClose}>
            <Icon path={strokes.close} />
          </button>
        </>
      )}
    </div>
  );
}
