import { type ComponentProps, useState } from 'react';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import sheetShape from '../../data/tab-strip/sheet-shape.module.css';
import type { States } from '../../states.ts';
import codeShape from './code-shape.module.css';
import { Dialog } from './dialog.tsx';

interface OpenedProps extends Pick<ComponentProps<typeof Dialog>, 'shape' | 'closesBeside'> {
  readonly title: string;
  readonly text: string;
}

function Opened({ title, text, ...dialog }: OpenedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{`Open “${title}”`}</TextButton>
      <Dialog open={open} title={title} onClose={() => setOpen(false)} {...dialog}>
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
  Narrow: {
    element: <Opened title="Android Scan code to download" text="ccMAX 3.1.0" shape={codeShape} />,
    after: 'open',
  },
  Sheet: {
    element: <Opened title="All products" text="From the lower edge of a phone." shape={sheetShape} closesBeside />,
    after: 'open',
  },
} satisfies States;
