import { useState } from 'react';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import type { States } from '../../states.ts';
import { type ShownToast, Toasts } from './toast.tsx';

const failure: ShownToast = { key: 1, message: 'The downloads of this product are being renewed', tone: 'failure' };

function Told() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  return (
    <>
      <TextButton onClick={() => setToasts([failure])}>Fail</TextButton>
      <Toasts toasts={toasts} onClose={() => setToasts([])} />
    </>
  );
}

export default { 'A failure is told': { element: <Told />, after: 'press' } } satisfies States;
