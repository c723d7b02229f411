import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import shape from '../../../ui/feedback/dialog/form-shape.module.css';
import { RebindSteps } from './rebind-steps.tsx';

interface ChangeEmailDialogProps {
  /** The address that the member has. */
  readonly email: string;
  readonly onClose: () => void;
}

/** The dialog in which the member's address is changed. */
export function ChangeEmailDialog({ email, onClose }: ChangeEmailDialogProps) {
  return (
    <Dialog open title="New e-mail address" initialFocus="heading" shape={shape} onClose={onClose}>
      <RebindSteps email={email} />
    </Dialog>
  );
}
