import { useState } from 'react';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import type { States } from '../../states.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Asked() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>Discard</TextButton>
      <ConfirmDialog
        open={open}
        title="Discard what you wrote?"
        text="It has not been sent, and nobody keeps a copy."
        confirm="Discard"
        cancel="Keep writing"
        onClose={() => setOpen(false)}
      />
    </>
  );
}

export default { Asked: { element: <Asked />, after: 'open' } } satisfies States;
