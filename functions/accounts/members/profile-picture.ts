import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only, Transaction } from '../../platform/tables/transaction.ts';
import { keyOf, publicPathOf, type UploadKey } from '../../platform/uploads/upload-key.ts';
import { freedUpload, StoredUpload, takenUpload, uploadRowKey } from '../../platform/uploads/upload-row.ts';

/** What changing a picture takes of a transaction: it fails under `no-picture` where there is none to be had. */
type Changing = Pick<Transaction<Only<{ UpdateItem: 'uploads' }>, 'no-picture'>, 'update'>;

/** A member's picture before and after, and what the site puts in front of keys. */
interface Wanted {
  readonly uid: string;
  /** The address that the profile has; empty where there is no picture. */
  readonly current: string;
  /** What was sent: a key, or an address of the picture. */
  readonly header: string;
  /** Whether the picture is to go where `header` names no other. */
  readonly isRemoved: boolean;
  readonly domain: string;
}

/** What is said where a member names no picture of theirs that passed its inspection. */
export const noPicture = 'This picture is not there. Please upload it again';

/** The key of the picture at an address, whatever the site's host was. */
function keyAt(address: string): UploadKey | undefined {
  return URL.canParse(address) ? keyOf(new URL(address).pathname, '') : undefined;
}

/**
 * Finds what a change of the picture comes to (product-rules.md#member-uploads): the new one is taken, if there is one, and the one before freed, which erases it.
 * @returns undefined where nothing changes
 * @throws Refusal for what is no picture
 */
export function pictureChanger(uploads: Table<'GetItem'>) {
  return async ({ uid, current, header, isRemoved, domain }: Wanted) => {
    const usedBy = `member#${uid}`;
    const before = keyAt(current);
    /** Frees the picture before, unless operators have erased it. */
    const freeing = async () => {
      const row = before && (await uploads.get(uploadRowKey(before)));
      const isKept = row !== undefined && StoredUpload.parse(row).usedBy === usedBy;
      return ({ update }: Changing): void => {
        if (!before || !isKept) return;
        const freed = freedUpload({ key: before, usedBy, now: Date.now() });
        update('uploads', freed.key, freed.change, freed.condition);
      };
    };
    const withoutAnother = async () =>
      isRemoved && current !== '' ? { header: '', change: await freeing() } : undefined;

    if (header === '' || header === current) return withoutAnother();
    const key = keyOf(header, domain);
    const path = key && publicPathOf(key);
    if (!key || path === undefined) throw new Refusal(noPicture);
    if (key === before) return withoutAnother();
    const free = await freeing();
    return {
      header: `${domain}${path.slice(1)}`,
      change: (transaction: Changing): void => {
        const taken = takenUpload({ key, kind: 'userimg', owner: uid, usedBy, isInspected: true, now: Date.now() });
        transaction.update('uploads', taken.key, taken.change, taken.condition, 'no-picture');
        free(transaction);
      },
    };
  };
}
