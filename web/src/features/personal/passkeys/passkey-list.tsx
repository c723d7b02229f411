import { useRef, useState } from 'react';
import type { PasskeyFacts } from '../../../../../shared/contract/passkey-schemas.ts';
import { passkeyLimits } from '../../../../../shared/passkeys.ts';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import { DialogButton } from '../../../ui/feedback/dialog/dialog-button.tsx';
import { LateOpening } from '../../../ui/feedback/dialog/late-opening.tsx';
import { LivePart } from '../../../ui/feedback/live-part/live-part.tsx';
import styles from '../row-list.module.css';
import { SettingsGroup } from '../settings-group.tsx';
import { personalCalls, useDeed } from '../use-deed.ts';
import { PasskeyRow } from './passkey-row.tsx';

const loadAdding = async () => (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog;
const loadRenaming = async () => (await import('./rename-passkey-dialog.tsx')).RenamePasskeyDialog;

/** The passkeys of the member (product-rules.md#passkeys). */
export function PasskeyList() {
  const passkeys = useRemote('passkeys', async (signal) => (await personalCalls()).readPasskeys(signal));
  const [renamed, setRenamed] = useState<PasskeyFacts>();
  const list = useRef<HTMLUListElement>(null);
  const act = useDeed();
  const isFull = (passkeys.data?.length ?? 0) >= passkeyLimits.most;

  const showAnew = () => {
    list.current?.focus(); // the button that was pressed may go
    passkeys.ask();
  };
  const add = (
    <DialogButton load={loadAdding} given={{ onAdded: passkeys.ask }}>
      Add passkey
    </DialogButton>
  );
  const whyNot = isFull ? `There is room for ${passkeyLimits.most}.` : 'This browser cannot make passkeys.';

  return (
    <SettingsGroup
      title="Passkeys"
      text="Sign in with your fingerprint, face or PIN instead of your password. A new password leaves them as they are: remove what you do not know."
      action={'PublicKeyCredential' in globalThis && !isFull ? add : <p>{whyNot}</p>}
    >
      <LivePart
        what="your passkeys"
        remote={passkeys}
        empty={{
          is: (all) => all.length === 0,
          words: 'No passkeys yet. Add one on each device on which you would rather not type your password.',
        }}
      >
        {(all) => (
          <ul ref={list} className={styles.list} aria-label="Passkeys" tabIndex={-1}>
            {all.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={() => setRenamed(passkey)}
                onRemove={() =>
                  act(async ({ dropPasskey }) => {
                    if (await dropPasskey(passkey)) showAnew();
                  })
                }
              />
            ))}
          </ul>
        )}
      </LivePart>
      <LateOpening
        load={loadRenaming}
        given={renamed ? { passkey: renamed, onRenamed: passkeys.ask, onClose: () => setRenamed(undefined) } : null}
      />
    </SettingsGroup>
  );
}
