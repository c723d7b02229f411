import { renamePasskey } from '../../../../../shared/contract/accounts/passkeys.ts';
import type { PasskeyFacts } from '../../../../../shared/contract/passkey-schemas.ts';
import { closeDialog } from '../../../ui/feedback/dialog/close-dialog.ts';
import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import shape from '../../../ui/feedback/dialog/form-shape.module.css';
import { showToast } from '../../../ui/feedback/toast/show-toast.ts';
import { EditForm } from '../../../ui/form/edit-form/edit-form.tsx';
import { Field } from '../../../ui/form/field/field.tsx';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { SubmitButton } from '../../../ui/form/submit-button/submit-button.tsx';

interface RenamePasskeyDialogProps {
  readonly passkey: PasskeyFacts;
  readonly onRenamed: () => void;
  readonly onClose: () => void;
}

const formId = 'rename-passkey';

/** Another name for a passkey. */
export function RenamePasskeyDialog({ passkey: { id, name }, onRenamed, onClose }: RenamePasskeyDialogProps) {
  return (
    <Dialog open title="Rename passkey" initialFocus="field" shape={shape} onClose={onClose}>
      <EditForm
        id={formId}
        label="Name of the passkey"
        entry={renamePasskey}
        values={{ name }}
        className={shape.form}
        onSent={(_, message) => {
          void closeDialog(document.getElementById(formId), 'done');
          showToast(message);
          onRenamed();
        }}
      >
        <input type="hidden" name="id" value={id} />
        <Field name="name" label="Name" autoComplete="off" />
        <div>
          <SubmitButton>Save</SubmitButton>
        </div>
        <FormAnswer keepsRoom={false} />
      </EditForm>
    </Dialog>
  );
}
