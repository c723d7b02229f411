import { useState } from 'react';
import type { States } from '../../states.ts';
import { Choice } from './choice.tsx';

const options = [
  { value: 10, label: 'S3 Pro' },
  { value: 11, label: 'S3 Lite' },
];

function Chosen() {
  const [value, setValue] = useState(10);
  return <Choice label="Compare" value={value} options={options} onChoose={setValue} />;
}

export default { Usual: <Chosen /> } satisfies States;
