import { useState } from 'react';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import type { States } from '../../states.ts';
import { Dialog } from './dialog.tsx';

interface OpenedProps {
  readonly narrow?: boolean;
  readonly sheet?: boolean;
  readonly title: string;
  readonly text: string;
}

function Opened({ title, text, ...shape }: OpenedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{`Open “${title}”`}</TextButton>
      <Dialog open={open} title={title} onClose={() => setOpen(false)} {...shape}>
        <p>{text}</p>
      </Dialog>
    </>
  );
}

export default {
  Usual: {
    element: <Opened title="Stream Deck Plugin" text="Version 1.2.0 for Windows and Mac goes with this release." />,
    after: 'open',
  },
  Narrow: { element: <Opened title="Android Scan code to download" text="ccMAX 3.1.0" narrow />, after: 'open' },
  Sheet: { element: <Opened title="All products" text="From the lower edge of a phone." sheet />, after: 'open' },
} satisfies States;
