import type { Address } from '../../../../../shared/contract/account-schemas.ts';
import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import shape from '../../../ui/feedback/dialog/form-shape.module.css';
import { AddressForm } from './address-form.tsx';

interface AddressDialogProps {
  /** The one to be changed; a new one without it. */
  readonly address?: Address;
  readonly onClose: () => void;
  readonly onSaved: (saved: Address) => void;
}

/** An address to be added or changed. */
export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  return (
    <Dialog open title={address ? 'Edit address' : 'Add address'} initialFocus="field" shape={shape} onClose={onClose}>
      <AddressForm address={address} onSaved={onSaved} />
    </Dialog>
  );
}
