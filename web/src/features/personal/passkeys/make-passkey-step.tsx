import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PasskeyCreation } from '../../../../../shared/contract/passkey-schemas.ts';
import { loadLibrary } from '../../../lib/loading/load-library.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { TextButton } from '../../../ui/actions/text-button/text-button.tsx';
import { closeDialog } from '../../../ui/feedback/dialog/close-dialog.ts';
import shape from '../../../ui/feedback/dialog/form-shape.module.css';
import { showToast } from '../../../ui/feedback/toast/show-toast.ts';

interface MakePasskeyStepProps {
  readonly creation: PasskeyCreation;
  readonly name: string;
  readonly onAdded: () => void;
  /** Back to the password: what it has proved may be over, or the name is to be another. */
  readonly onBack: () => void;
}

/** Waits for the device to make a passkey; where it makes none, says why and tries again. */
export function MakePasskeyStep({ creation, name, onAdded, onBack }: MakePasskeyStepProps) {
  const [trouble, setTrouble] = useState('');
  const [tries, setTries] = useState(1);
  const step = useRef<HTMLDivElement>(null);

  const make = useEffectEvent(async (signal: AbortSignal) => {
    const library = await loadLibrary(() => import('./make-passkey.ts'));
    const made = library ? await library.makePasskey(creation, name, signal) : { trouble: 'This could not be loaded.' };
    if (!made || signal.aborted) return;
    if ('trouble' in made) return setTrouble(made.trouble);
    void closeDialog(step.current, 'done');
    showToast(made.added);
    onAdded();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try begins anew.
  useEffect(() => {
    step.current?.focus(); // what had it is gone
    const ends = new AbortController();
    void make(ends.signal);
    return () => ends.abort();
  }, [tries]);

  const again = () => {
    setTrouble('');
    setTries(tries + 1);
  };

  return (
    <div ref={step} className={shape.form} tabIndex={-1}>
      <p role="status">{trouble || 'Follow what your browser asks …'}</p>
      {trouble && (
        <div className={shape.buttons}>
          <button type="button" className={actionClass('primary')} onClick={again}>
            Try again
          </button>
          <TextButton onClick={onBack}>Back</TextButton>
        </div>
      )}
    </div>
  );
}
