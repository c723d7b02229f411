import { credentialsChanged } from '../../../events/credentials-changed/event.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { addressBefore } from '../members/credential-change.ts';
import { memberSk, StoredMember } from '../members/member-repository.ts';
import { ownerKey, passkeySk, sealName } from './passkey-repository.ts';

const notThere = () => new Refusal('This passkey is no longer there');

/** Gives a passkey another name. @throws Refusal for one that the member has not */
export function passkeyRenamer(sealer: Pick<Sealer, 'seal'>) {
  return async (owned: Pick<OwnedTable<'UpdateItem'>, 'update'>, uid: string, id: string, name: string) => {
    const sealed = await sealName(sealer, uid, id, name);
    if (!(await owned.update(passkeySk(id), { set: { sealed } }, 'present'))) throw notThere();
  };
}

interface Remover {
  readonly ownedBy: OwnedBy<{ readonly accounts: OwnedTable<'GetItem'> }>;
  readonly sealer: Pick<Sealer, 'open' | 'seal'>;
  readonly transact: Transact<Only<{ DeleteItem: 'accounts'; emits: 'credentials.changed.v1' }>>;
}

/**
 * Removes a passkey, with the row that says whose it is, and tells its member's address. A session is enough for it: nobody gets in by it, and
 * the password still does. Who signed in with it stays signed in.
 * @throws Refusal for one that the member has not
 */
export function passkeyRemover({ ownedBy, sealer, transact }: Remover) {
  return async (uid: string, id: string): Promise<void> => {
    const { accounts } = ownedBy({ uid });
    const item = await accounts.get(memberSk);
    if (!item) throw new Refusal('This account is no longer there', -1);
    const member = StoredMember.parse(item);
    const { sealedAddress } = await addressBefore(sealer, member);
    const { credentials } = member;
    const outcome = await transact<'gone'>((transaction) => {
      transaction.delete('accounts', accounts.key(passkeySk(id)), 'present', 'gone');
      transaction.delete('accounts', ownerKey(id), { uid }, 'gone');
      transaction.emit(credentialsChanged, { uid, what: 'passkey-removed', sealedAddress, credentials });
    });
    if (outcome === 'gone') throw notThere();
    log(lines.passkeyRemoved, {}, { Announced: 1 });
  };
}
