import { useState } from 'react';
import type { PasskeyCreation } from '../../../../../shared/contract/passkey-schemas.ts';
import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import shape from '../../../ui/feedback/dialog/form-shape.module.css';
import { AskPasswordStep } from './ask-password-step.tsx';
import { MakePasskeyStep } from './make-passkey-step.tsx';

interface AddPasskeyDialogProps {
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

interface Begun {
  readonly name: string;
  readonly creation: PasskeyCreation;
}

/** Adds a passkey in two steps: the member gives it a name and the password again, then their device makes it. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const [begun, begin] = useState<Begun>();
  return (
    <Dialog open title="Add a passkey" initialFocus="field" shape={shape} onClose={onClose}>
      {begun ? (
        <MakePasskeyStep {...begun} onAdded={onAdded} onBack={() => begin(undefined)} />
      ) : (
        <AskPasswordStep onProved={(creation, name) => begin({ creation, name })} />
      )}
    </Dialog>
  );
}
