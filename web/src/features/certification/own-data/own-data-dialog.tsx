import { saveFile } from '../../../lib/save-file.ts';
import { RequestedCode } from '../../../shared-features/accounts/mailed-code/requested-code.tsx';
import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import shape from '../../../ui/feedback/dialog/form-shape.module.css';
import { showToast } from '../../../ui/feedback/toast/show-toast.ts';
import { Field } from '../../../ui/form/field/field.tsx';
import { Form } from '../../../ui/form/form/form.tsx';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { RadioGroup } from '../../../ui/form/radio-group/radio-group.tsx';
import { SubmitButton } from '../../../ui/form/submit-button/submit-button.tsx';
import { certificationCalls } from '../late-calls.ts';
import { enteredIn, useEntered } from '../use-entered.ts';

const id = 'own-sign-ups';

const deeds = [
  { value: 'copy', label: 'A copy', hint: 'all that we keep of your sign-ups, as a JSON file' },
  {
    value: 'erase',
    label: 'Deletion',
    hint: 'your sign-ups and photos, at once and for good; a certificate stays as it is printed',
  },
] as const;

const copying = async () => (await certificationCalls()).exportSignUpsByCode;
const erasing = async () => (await certificationCalls()).eraseSignUpsByCode;

interface OwnDataDialogProps {
  readonly onClose: () => void;
}

/** Proves by a code mailed to the address of a sign-up that somebody is who signed up; then copies or deletes it (product-rules.md#exam-data). */
export function OwnDataDialog({ onClose }: OwnDataDialogProps) {
  const isErasing = useEntered(id, 'deed') === 'erase';
  const idcard = useEntered(id, 'idcard');

  const done = (words: string) => {
    showToast(words);
    onClose();
  };
  const fields = (
    <>
      <Field name="name" label="Name" autoComplete="name" />
      <Field
        name="idcard"
        label="ID number"
        hint="15 or 18 characters"
        autoComplete="off"
        autoCapitalize="characters"
      />
      <RadioGroup name="deed" label="What you want" options={deeds} defaultValue="copy" />
      <RequestedCode
        name="code"
        label="Verification code"
        mailbox={`${id} ${idcard}`}
        sentWords="Sent to the mailbox of the sign-up, if there is one"
        send={async () => {
          const { askForOwnSignUpsCode } = await certificationCalls();
          return askForOwnSignUpsCode({ name: enteredIn(id, 'name'), idcard: enteredIn(id, 'idcard') });
        }}
      />
      <FormAnswer keepsRoom={false} />
      <div>
        <SubmitButton>{isErasing ? 'Delete for good' : 'Save a copy'}</SubmitButton>
      </div>
    </>
  );

  return (
    <Dialog open title="Your data" initialFocus="heading" shape={shape} onClose={onClose}>
      {isErasing ? (
        <Form
          id={id}
          label="Your data"
          entry={erasing}
          className={shape.form}
          asking={{ onAnswer: () => done('What we kept of your sign-ups is deleted.') }}
        >
          {fields}
        </Form>
      ) : (
        <Form
          id={id}
          label="Your data"
          entry={copying}
          className={shape.form}
          asking={{
            onAnswer({ list }) {
              saveFile('my-sign-ups.json', 'application/json', `${JSON.stringify(list, null, 2)}\n`);
              done('What we keep of your sign-ups is saved as my-sign-ups.json.');
            },
          }}
        >
          {fields}
        </Form>
      )}
    </Dialog>
  );
}
