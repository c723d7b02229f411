import { useEffect, useRef, useState } from 'react';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { DefinitionList } from '../../../ui/data/definition-list/definition-list.tsx';
import { DialogButton } from '../../../ui/feedback/dialog/dialog-button.tsx';
import { LatePart } from '../../../ui/feedback/late-part.tsx';
import { LivePart } from '../../../ui/feedback/live-part/live-part.tsx';
import type { RevisedProfile } from '../personal-calls.ts';
import { SettingsGroup } from '../settings-group.tsx';
import styles from './profile-part.module.css';
import { useProfile } from './use-profile.ts';

const loadForm = async () => (await import('./profile-form.tsx')).ProfileForm;

const loadChangeEmail = async () => (await import('../account-dialogs.ts')).ChangeEmailDialog;

const notGiven = 'Not given yet';

function factsOf({ userName, email, telephone, company, industry }: RevisedProfile) {
  return [
    { term: 'Name', description: userName || notGiven },
    { term: 'E-mail', description: email },
    ...(telephone ? [{ term: 'Mobile number', description: telephone }] : []),
    { term: 'Company', description: company || notGiven },
    { term: 'Job', description: industry || notGiven },
  ];
}

/** Who the member is: read, changed, saved, read again (product-rules.md#profile). The e-mail address, two codes change. */
export function ProfilePart() {
  const [profile, save] = useProfile();
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The button that had the focus went with the form.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <SettingsGroup
      title="Profile"
      text="Who you are for our support, and on what you order. With the e-mail address you sign in."
    >
      <LivePart what="your profile" remote={profile} lines={4} empty={{ is: () => false, words: '' }}>
        {(data) =>
          isEditing ? (
            <LatePart
              load={loadForm}
              given={{
                profile: data,
                onSaved: (saved) => {
                  save(saved);
                  setEditing(false);
                },
                onCancelled: () => setEditing(false),
                onOutdated: () => {
                  setEditing(false);
                  profile.ask();
                },
              }}
              coming="Fetching the form …"
              failure="The form could not be loaded."
            />
          ) : (
            <div className={styles.facts}>
              {data.header && <img src={data.header} alt="Yours, as others see you" className={styles.picture} />}
              <DefinitionList terms={factsOf(data)} />
              <div className={styles.buttons}>
                <button
                  ref={editButton}
                  type="button"
                  className={actionClass('secondary')}
                  onClick={() => setEditing(true)}
                >
                  Edit
                </button>
                <DialogButton load={loadChangeEmail} given={{ email: data.email }}>
                  Change e-mail
                </DialogButton>
              </div>
            </div>
          )
        }
      </LivePart>
    </SettingsGroup>
  );
}
