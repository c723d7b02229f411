import { useState } from 'react';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import type { States } from '../../states.ts';
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
