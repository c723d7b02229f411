import { useState } from 'react';
import type { States } from '../states.ts';
import { TextButton } from '../text-button.tsx';
import { Toast } from './toast.tsx';

function Told() {
  const [message, setMessage] = useState<string>();
  return (
    <>
      <TextButton onClick={() => setMessage('The downloads of this product are being renewed')}>Fail</TextButton>
      <Toast message={message} onClose={() => setMessage(undefined)} />
    </>
  );
}

export default { 'A failure is told': { element: <Told />, after: 'press' } } satisfies States;
