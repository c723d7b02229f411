import { Refusal } from '../../../shared/contract/refusal.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only, Transaction } from '../../platform/tables/transaction.ts';
import { keyOf, publicPathOf, type UploadKey } from '../../platform/uploads/upload-key.ts';
import { freedUpload, StoredUpload, takenUpload, uploadRowKey } from '../../platform/uploads/upload-row.ts';

/** What changing a picture takes of a transaction: it fails under `no-picture` where there is none to be had. */
type Changing = Pick<Transaction<Only<{ UpdateItem: 'uploads' }>, 'no-picture'>, 'update'>;

interface Pictures {
  readonly uploads: Table<'GetItem'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** A member's picture before and after, and what the site puts in front of keys. */
interface Wanted {
  readonly uid: string;
  /** The address that the profile has; empty where there is no picture. */
  readonly current: string;
  /** What was sent: a key, or an address of the picture. */
  readonly header: string;
  readonly domain: string;
}

/** What is said where a member names no picture of theirs that passed its inspection. */
export const noPicture = 'This picture is not there. Please upload it again';

/** The key of the picture at an address, whatever the site's host was. */
function keyAt(address: string): UploadKey | undefined {
  return URL.canParse(address) ? keyOf(new URL(address).pathname, '') : undefined;
}

/**
 * Finds what a change of the picture comes to (product-rules.md#member-uploads): the new one is taken, and the one before freed, which erases it.
 * @returns undefined where nothing changes
 * @throws Refusal for what is no picture
 */
export function pictureChanger({ uploads, now }: Pictures) {
  return async ({ uid, current, header, domain }: Wanted) => {
    if (header === '' || header === current) return undefined;
    const key = keyOf(header, domain);
    const path = key && publicPathOf(key);
    const before = keyAt(current);
    if (!key || path === undefined) throw new Refusal(noPicture);
    if (key === before) return undefined;
    const usedBy = `member#${uid}`;
    const row = before && (await uploads.get(uploadRowKey(before)));
    const isKept = row !== undefined && StoredUpload.parse(row).usedBy === usedBy;
    return {
      header: `${domain}${path.slice(1)}`,
      change: ({ update }: Changing): void => {
        const time = now();
        const taken = takenUpload({ key, kind: 'userimg', owner: uid, usedBy, isInspected: true, now: time });
        update('uploads', taken.key, taken.change, taken.condition, 'no-picture');
        if (!before || !isKept) return;
        const freed = freedUpload({ key: before, usedBy, now: time });
        update('uploads', freed.key, freed.change, freed.condition);
      },
    };
  };
}
