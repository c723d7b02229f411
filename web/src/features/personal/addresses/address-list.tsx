import { useRef, useState } from 'react';
import type { Address } from '../../../../../shared/contract/account-schemas.ts';
import { Pagination } from '../../../ui/data/pagination/pagination.tsx';
import { DialogButton } from '../../../ui/feedback/dialog/dialog-button.tsx';
import { LateOpening } from '../../../ui/feedback/dialog/late-opening.tsx';
import { LivePart } from '../../../ui/feedback/live-part/live-part.tsx';
import { SettingsGroup } from '../settings-group.tsx';
import { useDeed } from '../use-deed.ts';
import { AddressCard } from './address-card.tsx';
import styles from './address-list.module.css';
import { useAddresses } from './use-addresses.ts';

const loadDialog = async () =>
  (await import('../../../shared-features/accounts/address-form/address-dialog.tsx')).AddressDialog;

/** The addresses to which orders are sent (product-rules.md#addresses). */
export function AddressList() {
  const { remote, turn } = useAddresses();
  const [edited, setEdited] = useState<Address>();
  const list = useRef<HTMLUListElement>(null);
  const act = useDeed();

  const showAnew = (page?: number) => {
    list.current?.focus(); // what was pressed goes, or moves
    turn(page);
  };

  return (
    <SettingsGroup
      title="Addresses"
      text="Where your orders are sent, the default one first."
      action={
        <DialogButton load={loadDialog} given={{ onSaved: () => turn(1) }} kind="primary">
          Add address
        </DialogButton>
      }
    >
      <LivePart
        what="your addresses"
        remote={remote}
        lines={5}
        empty={{
          is: ({ count }) => count === 0,
          words: 'No addresses yet. Add one, and you need not write it with each order.',
        }}
      >
        {({ list: addresses, page, perPage, count }) => (
          <div className={styles.book}>
            <ul ref={list} className={styles.list} aria-label="Addresses" tabIndex={-1}>
              {addresses.map((address) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  onEdit={() => setEdited(address)}
                  onDefault={() =>
                    act(async ({ makeDefault }) => {
                      if (await makeDefault(address)) showAnew(1);
                    })
                  }
                  onDelete={() =>
                    act(async ({ removeAddress }) => {
                      if (await removeAddress(address)) showAnew();
                    })
                  }
                />
              ))}
            </ul>
            <Pagination label="Pages of addresses" page={page} count={count} perPage={perPage} onTurn={turn} />
          </div>
        )}
      </LivePart>
      <LateOpening
        load={loadDialog}
        given={edited ? { address: edited, onSaved: () => turn(), onClose: () => setEdited(undefined) } : null}
      />
    </SettingsGroup>
  );
}
