import { useState } from 'react';
import type { States } from '../../states.ts';
import { Stepper } from './stepper.tsx';

function Quantity({ first }: { readonly first: number }) {
  const [value, setValue] = useState(first);
  return <Stepper label="Quantity" value={value} least={1} most={99} onChange={setValue} />;
}

export default {
  'The least': <Quantity first={1} />,
  'One less': { element: <Quantity first={43} />, after: 'press' },
  'The most': <Quantity first={99} />,
} satisfies States;
