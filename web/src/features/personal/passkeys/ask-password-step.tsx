import * as z from 'zod/mini';
import { givenPassword, passkeyName } from '../../../../../shared/contract/account-fields.ts';
import { startAddingPasskey } from '../../../../../shared/contract/accounts/passkeys.ts';
import type { PasskeyCreation } from '../../../../../shared/contract/passkey-schemas.ts';
import shape from '../../../ui/feedback/dialog/form-shape.module.css';
import { EditForm } from '../../../ui/form/edit-form/edit-form.tsx';
import { Field } from '../../../ui/form/field/field.tsx';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { SubmitButton } from '../../../ui/form/submit-button/submit-button.tsx';

/** The name is checked with the password, and sent with the passkey. */
const entry = { ...startAddingPasskey, request: z.object({ name: passkeyName, password: givenPassword }) };

const values = { name: '', password: '' };

interface AskPasswordStepProps {
  readonly onProved: (creation: PasskeyCreation, name: string) => void;
}

/** Asks for a name, and for the password again: whoever finds a browser signed in makes no key to the account. */
export function AskPasswordStep({ onProved }: AskPasswordStepProps) {
  return (
    <EditForm
      id="add-passkey"
      label="A new passkey"
      entry={entry}
      values={values}
      className={shape.form}
      onSent={(creation, _, { name }) => onProved(creation, String(name))}
    >
      <p>Your device keeps the passkey and asks for your fingerprint, face or PIN. We never see those.</p>
      <Field name="name" label="Name" hint="such as Office laptop" autoComplete="off" />
      <Field name="password" label="Your password" type="password" autoComplete="current-password" />
      <div>
        <SubmitButton>Continue</SubmitButton>
      </div>
      <FormAnswer keepsRoom={false} />
    </EditForm>
  );
}
