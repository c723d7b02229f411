import { useContext, useState } from 'react';
import type { Address } from '../../../../../shared/contract/account-schemas.ts';
import { askToSignIn } from '../../../lib/session/sign-in.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { TextButton } from '../../../ui/actions/text-button/text-button.tsx';
import { DialogButton } from '../../../ui/feedback/dialog/dialog-button.tsx';
import { LivePart } from '../../../ui/feedback/live-part/live-part.tsx';
import { FormContext, fieldId } from '../../../ui/form/form/form-state.ts';
import { RadioGroup } from '../../../ui/form/radio-group/radio-group.tsx';
import styles from './order-form.module.css';
import type { useOrderAddresses } from './use-order-addresses.ts';

const loadDialog = async () =>
  (await import('../../../shared-features/accounts/address-form/address-dialog.tsx')).AddressDialog;

/** Addresses that are in sight at once; whoever has more asks for them. */
const few = 3;

interface AddressChoiceProps {
  readonly addresses: ReturnType<typeof useOrderAddresses>;
  readonly onChoose: (id: string) => void;
}

/** Where an order goes: one of the member's addresses, or one that is added here. */
export function AddressChoice({ addresses: { remote, chosen, add }, onChoose }: AddressChoiceProps) {
  const user = useUser();
  const { id } = useContext(FormContext);
  const place = fieldId(id, 'address');
  const hasRadios = Boolean(user && remote.data && remote.data.length > 0);
  const onSaved = (saved: Address) => {
    add(saved);
    onChoose(saved.id);
  };
  return (
    // The first radio button answers to the id where there is one.
    <div id={hasRadios ? undefined : place} className={styles.addresses} tabIndex={-1}>
      {!hasRadios && <p className={styles.label}>Ship to</p>}
      {user ? (
        <>
          <LivePart
            what="your addresses"
            remote={remote}
            lines={3}
            empty={{ is: (list) => list.length === 0, words: 'No addresses yet. Add the one where it goes.' }}
          >
            {(list) => <Choices list={list} chosen={chosen} />}
          </LivePart>
          <div>
            <DialogButton load={loadDialog} given={{ onSaved }}>
              Add an address
            </DialogButton>
          </div>
        </>
      ) : (
        <>
          <div>
            <button type="button" className={actionClass('secondary')} onClick={() => void askToSignIn()}>
              Choose an address
            </button>
          </div>
          <p className={styles.fine}>Your addresses are in your account: you are asked to sign in.</p>
        </>
      )}
    </div>
  );
}

interface ChoicesProps {
  readonly list: readonly Address[];
  readonly chosen: Address | undefined;
}

function Choices({ list, chosen }: ChoicesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = list.filter((address, index) => showsAll || index < few || address === chosen);
  return (
    <>
      <RadioGroup
        key={list.map(({ id }) => id).join()} // another list begins anew, with the one that was added
        name="address"
        label="Ship to"
        options={shown.map(({ id, name, phone, addr }) => ({ value: id, label: `${name}, ${phone}`, hint: addr }))}
        {...(chosen && { defaultValue: chosen.id })}
      />
      {shown.length < list.length && (
        <div>
          <TextButton onClick={() => setShowsAll(true)}>{`Show all ${list.length} addresses`}</TextButton>
        </div>
      )}
    </>
  );
}
