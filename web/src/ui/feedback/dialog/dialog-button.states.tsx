import type { States } from '../../states.ts';
import { Dialog } from './dialog.tsx';
import { DialogButton } from './dialog-button.tsx';

interface TermsProps {
  readonly text: string;
  readonly onClose: () => void;
}

function Terms({ text, onClose }: TermsProps) {
  return (
    <Dialog open title="Before you buy" onClose={onClose}>
      <p>{text}</p>
    </Dialog>
  );
}

const given = { text: 'A lock belongs to one machine at a time.' };
const load = async () => Terms;

export default {
  Usual: (
    <DialogButton load={load} given={given}>
      What to know
    </DialogButton>
  ),
  Opened: {
    element: (
      <DialogButton load={load} given={given}>
        Open it
      </DialogButton>
    ),
    after: 'open',
  },
} satisfies States;
