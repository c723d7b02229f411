import { accountLengths } from '../../../../../shared/account-lengths.ts';
import type { Address } from '../../../../../shared/contract/account-schemas.ts';
import { addAddress } from '../../../../../shared/contract/accounts/own-account.ts';
import { closeDialog } from '../../../ui/feedback/dialog/close-dialog.ts';
import { showToast } from '../../../ui/feedback/toast/show-toast.ts';
import { EditForm } from '../../../ui/form/edit-form/edit-form.tsx';
import { Field } from '../../../ui/form/field/field.tsx';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { SubmitButton } from '../../../ui/form/submit-button/submit-button.tsx';
import { TextArea } from '../../../ui/form/text-area/text-area.tsx';
import styles from './address-form.module.css';

interface AddressFormProps {
  /** The one to be changed; a new one without it. */
  readonly address: Address | undefined;
  /** Called with the address as it is stored. */
  readonly onSaved: (saved: Address) => void;
}

const none = { name: '', phone: '', addr: '' };

/** The fields of an address; its dialog closes once it is saved. */
export function AddressForm({ address, onSaved }: AddressFormProps) {
  const { name, phone, addr } = address ?? none;
  const id = `address-${address?.id ?? 'new'}`;

  return (
    <EditForm
      id={id}
      label={address ? 'Address to be changed' : 'New address'}
      entry={addAddress}
      values={{ name, phone, addr }}
      className={styles.form}
      onSent={(saved) => {
        void closeDialog(document.getElementById(id), 'done');
        showToast(address ? 'The address is saved.' : 'The address is added.');
        onSaved(saved);
      }}
    >
      {address && <input type="hidden" name="id" value={address.id} />}
      <Field name="name" label="Name" autoComplete="name" />
      <Field
        name="phone"
        label="Mobile number"
        hint="mainland China, 11 digits"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <TextArea
        name="addr"
        label="Address"
        hint="street, city, province, postcode"
        autoComplete="street-address"
        rows={3}
        longest={accountLengths.address}
        defaultValue={addr}
      />
      <FormAnswer keepsRoom={false} />
      <div className={styles.buttons}>
        <SubmitButton>Save</SubmitButton>
      </div>
    </EditForm>
  );
}
