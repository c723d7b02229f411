import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { addressBook as limits } from '../../../shared/address-book.ts';
import type { Address } from '../../../shared/contract/account-schemas.ts';
import type { PageAsked } from '../../../shared/contract/page-number.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import { sealedValue } from '../../platform/personal-data/sealed-value.ts';
import { contended, untilUncontended } from '../../platform/tables/contention.ts';
import type { OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import { keptStates, memberKey } from '../members/member-repository.ts';

/**
 * The addresses of a member, in one row of their partition, as there are twenty at most: read, opened and changed as one.
 *
 * | attribute  | what                                                                       |
 * |------------|----------------------------------------------------------------------------|
 * | `sk`       | `addresses`                                                                |
 * | `revision` | how often it was written: a write holds only at the revision that was read |
 * | `sealed`   | the addresses, sealed under the uid and `addresses`                        |
 */
const addressesSk = 'addresses';

const Item = z.object({ revision: z.int(), sealed: z.string() });

/** The default one first, then the newest. */
const Addresses = z.array(z.object({ id: z.string(), name: z.string(), phone: z.string(), addr: z.string() }));
type Addresses = z.output<typeof Addresses>;
const sealedAddresses = sealedValue(Addresses);
type Written = Omit<Addresses[number], 'id'>;

/** Without addresses there is no default one, and its fields are empty. */
const none: Address = { id: '', name: '', phone: '', addr: '', is_default: 0 };

const shown = (address: Addresses[number], index: number): Address => ({ ...address, is_default: Number(index === 0) });

const subjectOf = (uid: string) => `${uid}#${addressesSk}`;

/** What a member's addresses are, and how often they were changed. */
function addressReader({ open }: Pick<Sealer, 'open'>) {
  return async (owned: Pick<OwnedTable<'GetItem'>, 'get'>, uid: string) => {
    const item = await owned.get(addressesSk);
    if (!item) return { revision: 0, list: [] };
    const { revision, sealed } = Item.parse(item);
    return { revision, list: sealedAddresses.read(await open(subjectOf(uid), sealed)) };
  };
}

/** Answers a page of addresses, and the default one. */
export function addressLister(sealer: Pick<Sealer, 'open'>) {
  const read = addressReader(sealer);
  return async (owned: Pick<OwnedTable<'GetItem'>, 'get'>, uid: string, { page, size }: PageAsked) => {
    const { list } = await read(owned, uid);
    const all = list.map(shown);
    return { list: all.slice((page - 1) * size, page * size), count: all.length, info: all[0] ?? none };
  };
}

interface Writer extends Pick<Sealer, 'open' | 'seal'> {
  readonly transact: Transact<Only<{ PutItem: 'accounts'; ConditionCheckItem: 'accounts' }>>;
}

/**
 * Changes a member's addresses. Two changes at once both hold; none does once the account is being erased, as the row would outlive it.
 * @returns `add` and `replace` the address; refuse one that is not there, whoever else has one of that id, and −1 one who was erased
 */
export function addressWriter({ open, seal, transact }: Writer) {
  const read = addressReader({ open });
  return (owned: Pick<OwnedTable<'GetItem'>, 'get' | 'key'>, uid: string) => {
    const change = <Result>(next: (list: Addresses) => { readonly list: Addresses; readonly result: Result }) =>
      untilUncontended(async () => {
        const { revision, list: before } = await read(owned, uid);
        const { list, result } = next(before);
        const sealed = await seal(subjectOf(uid), sealedAddresses.fieldsOf(list));
        const isUnchanged = revision === 0 ? 'absent' : { revision };
        const row = { ...owned.key(addressesSk), revision: revision + 1, sealed };
        const outcome = await transact<'erased' | 'changed'>((transaction) => {
          // The eraser marks the account before it looks for rows: what was written until then it finds.
          transaction.check('accounts', memberKey(uid), { state: { oneOf: keptStates } }, 'erased');
          transaction.put('accounts', row, isUnchanged, 'changed');
        });
        if (outcome === 'erased') throw new Refusal('This account is no longer there', -1);
        return outcome === 'written' ? { result } : contended;
      }).then(({ result }) => result);
    return {
      /** @param id the client's, so that an address sent twice is one. @throws Refusal for one more than there may be */
      add: (written: Written, id: string = randomUUID()): Promise<Address> =>
        change((list) => {
          const [first, ...others] = list;
          const known = list.findIndex((address) => address.id === id);
          if (known >= 0) return { list, result: shown(sentBefore(list[known], written), known) };
          if (list.length >= limits.most) throw new Refusal(`There is room for ${limits.most} addresses`);
          const address = { ...written, id };
          return {
            list: first ? [first, address, ...others] : [address],
            result: shown(address, first ? 1 : 0),
          };
        }),
      replace: (written: Written, id: string): Promise<Address> =>
        change((list) => {
          const at = placeOf(list, id);
          return { list: list.with(at, { ...written, id }), result: shown({ ...written, id }, at) };
        }),
      makeDefault: (id: string): Promise<void> =>
        change((list) => {
          const at = placeOf(list, id);
          return { list: [...list.slice(at, at + 1), ...list.toSpliced(at, 1)], result: undefined };
        }),
      remove: (id: string): Promise<void> =>
        change((list) => ({ list: list.toSpliced(placeOf(list, id), 1), result: undefined })),
    };
  };
}

/** @throws Refusal for another address under the id of this one */
function sentBefore(earlier: Addresses[number] | undefined, { name, phone, addr }: Written): Addresses[number] {
  if (earlier?.name === name && earlier.phone === phone && earlier.addr === addr) return earlier;
  throw new Refusal('This request was already used for something else. Please send it again.');
}

/** @throws Refusal for an address that the member has not */
function placeOf(list: Addresses, id: string): number {
  const at = list.findIndex((address) => address.id === id);
  if (at < 0) throw new Refusal('This address is no longer there');
  return at;
}
