import { useState } from 'react';
import { accountLengths } from '../../../../../shared/account-lengths.ts';
import {
  eraseSignUpsByCode,
  exportSignUpsByCode,
  sendOwnSignUpsCode,
} from '../../../../../shared/contract/certification/own-sign-ups.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { MailedCode } from '../../../shared-features/accounts/mailed-code/mailed-code.tsx';
import { ProofForm } from '../../../shared-features/accounts/proof-form/proof-form.tsx';
import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import shape from '../../../ui/feedback/dialog/form-shape.module.css';
import { showToast } from '../../../ui/feedback/toast/show-toast.ts';
import { Field } from '../../../ui/form/field/field.tsx';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { RadioGroup } from '../../../ui/form/radio-group/radio-group.tsx';
import { SubmitButton } from '../../../ui/form/submit-button/submit-button.tsx';

const deeds = [
  { value: 'copy', label: 'A copy', hint: 'all that we keep of your sign-ups, as a JSON file' },
  {
    value: 'erase',
    label: 'Deletion',
    hint: 'your sign-ups and photos, at once and for good; a certificate stays as it is printed',
  },
] as const;

const nobody = { name: '', idcard: '' };

interface OwnDataDialogProps {
  readonly onClose: () => void;
}

/** Proves by a code mailed to the address of a sign-up that somebody is who signed up; then copies or deletes it. */
export function OwnDataDialog({ onClose }: OwnDataDialogProps) {
  const [asked, setAsked] = useState(nobody);
  const [isErasing, setErasing] = useState(false);
  const form = {
    id: 'own-sign-ups',
    label: 'Your data',
    onInput(element: HTMLFormElement) {
      const entered = new FormData(element);
      setAsked({ name: String(entered.get('name') ?? ''), idcard: String(entered.get('idcard') ?? '') });
      setErasing(entered.get('deed') === 'erase');
    },
    children: (
      <>
        <Field name="name" label="Name" autoComplete="name" maxLength={accountLengths.name} />
        <Field
          name="idcard"
          label="ID number"
          hint="15 or 18 characters"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={18}
        />
        <RadioGroup name="deed" label="What you want" options={deeds} defaultValue="copy" />
        <MailedCode
          name="code"
          label="Verification code"
          entry={sendOwnSignUpsCode}
          asked={asked}
          mailbox={`own-sign-ups ${asked.idcard}`}
          sentWords="Sent to the mailbox of the sign-up, if there is one"
        />
        <FormAnswer keepsRoom={false} />
        <div>
          <SubmitButton>{isErasing ? 'Delete for good' : 'Save a copy'}</SubmitButton>
        </div>
      </>
    ),
  };
  return (
    <Dialog open title="Your data" initialFocus="heading" shape={shape} onClose={onClose}>
      {isErasing ? (
        <ProofForm
          {...form}
          entry={eraseSignUpsByCode}
          onSent={() => {
            showToast('What we kept of your sign-ups is deleted.');
            onClose();
          }}
        />
      ) : (
        <ProofForm
          {...form}
          entry={exportSignUpsByCode}
          onSent={({ list }) => {
            saveFile('my-sign-ups.json', 'application/json', `${JSON.stringify(list, null, 2)}\n`);
            showToast('What we keep of your sign-ups is saved as my-sign-ups.json.');
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
