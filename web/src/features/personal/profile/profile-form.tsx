import { useContext, useEffect } from 'react';
import { editProfile } from '../../../../../shared/contract/accounts/own-account.ts';
import { uploadImage } from '../../../../../shared/contract/uploads.ts';
import { ask } from '../../../lib/api/api.ts';
import { fromNetwork } from '../../../lib/loading/load-failure.ts';
import { unsavedChanges } from '../../../lib/pages/unsaved-changes.ts';
import { TextButton } from '../../../ui/actions/text-button/text-button.tsx';
import { showToast } from '../../../ui/feedback/toast/show-toast.ts';
import { EditForm } from '../../../ui/form/edit-form/edit-form.tsx';
import { Field } from '../../../ui/form/field/field.tsx';
import { FileUpload } from '../../../ui/form/file-upload/file-upload.tsx';
import type { SendFile } from '../../../ui/form/file-upload/use-upload.ts';
import { FormContext, fieldId } from '../../../ui/form/form/form-state.ts';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { SubmitButton } from '../../../ui/form/submit-button/submit-button.tsx';
import type { RevisedProfile } from '../personal-calls.ts';
import styles from './profile-form.module.css';

const id = 'profile';

/** @returns the address of a picture, which is the member's once the profile is saved with it */
const sendPicture: SendFile = async (file, options) =>
  (await fromNetwork(ask(uploadImage, { file }, options))).data.file_path;

interface ProfileFormProps {
  readonly profile: RevisedProfile;
  readonly onSaved: (saved: RevisedProfile) => void;
  readonly onCancelled: () => void;
  /** The member wants the profile as it is now: another window has changed it. */
  readonly onOutdated: () => void;
}

/** The profile to be changed. Its first field has the focus, as the button that asked for it has gone. */
export function ProfileForm({ profile, onSaved, onCancelled, onOutdated }: ProfileFormProps) {
  const { userName, email, company, industry, header, revision } = profile;
  useEffect(() => document.getElementById(fieldId(id, 'userName'))?.focus(), []);

  return (
    <EditForm
      id={id}
      label="Profile"
      entry={editProfile}
      values={{ userName, company, job: industry }}
      className={styles.form}
      onSent={(saved) => {
        onSaved(saved);
        showToast('Your profile is saved.');
      }}
    >
      <div className={styles.picture}>
        <FileUpload
          name="header"
          label="Picture"
          hint="JPG or PNG"
          shape="square"
          send={sendPicture}
          present={header}
          removal="header_remove"
        />
      </div>
      <Field name="userName" label="Name" autoComplete="name" />
      <div className={styles.fixed}>
        <p>E-mail</p>
        <p>{email}</p>
        <p>It is changed by two codes, and not here.</p>
      </div>
      <Field name="company" label="Company" autoComplete="organization" />
      <Field name="job" label="Job" autoComplete="organization-title" />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="revision" value={revision} />
      <div className={styles.buttons}>
        <SubmitButton>Save</SubmitButton>
        <TextButton
          onClick={async ({ currentTarget: { form } }) => {
            if (form && (await unsavedChanges.mayBeLost(form))) onCancelled();
          }}
        >
          Cancel
        </TextButton>
      </div>
      <div className={styles.answer}>
        <FormAnswer />
        <LoadAnew onOutdated={onOutdated} />
      </div>
    </EditForm>
  );
}

/** The way out of a profile that another window has changed meanwhile: what was typed is given up only after asking. */
function LoadAnew({ onOutdated }: Pick<ProfileFormProps, 'onOutdated'>) {
  const { state } = useContext(FormContext);
  if (state.status !== 'refused') return null;
  return (
    <TextButton
      onClick={async ({ currentTarget: { form } }) => {
        if (form && (await unsavedChanges.mayBeLost(form))) onOutdated();
      }}
    >
      Load your profile again
    </TextButton>
  );
}
