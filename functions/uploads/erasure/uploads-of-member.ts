import type { OpenedRecord, PersonalRecord } from '../../../shared/contract/personal-records.ts';
import type { FindOfPerson } from '../../platform/personal-data/person.ts';
import type { Item } from '../../platform/tables/item.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Table } from '../../platform/tables/table.ts';
import { isMembersKey, isUploadKey, type MembersKind, publicPathOf } from '../../platform/uploads/upload-key.ts';
import { eraseObjects, type ObjectEraser } from '../../platform/uploads/upload-objects.ts';
import { keyOfOwned, OwnedUpload, ownedRange, ownedRowKey, uploadRowKey } from '../../platform/uploads/upload-row.ts';

type OwnedRows = OwnedBy<{ readonly uploads: OwnedTable<'Query'> }>;

/** Few enough to be erased in one call. */
const most = 100;

function recordOf(uid: string, item: Item): PersonalRecord {
  const { sk, madeAt } = OwnedUpload.parse(item);
  return { kind: 'upload', id: `${uid}/${keyOfOwned(sk)}`, at: madeAt };
}

/** Finds what a member has uploaded. An exam's photo is found, and erased, by its sign-up. */
export function uploadsOfPerson(ownedBy: OwnedRows): FindOfPerson {
  return async ({ by, value }, cursor) => {
    if (by !== 'member') return { list: [], cursor: '' };
    const page = await ownedBy({ uid: value }).uploads.query({ between: ownedRange, limit: most, cursor });
    return { list: page.items.map((item) => recordOf(value, item)), cursor: page.cursor };
  };
}

/** Whose a record is, and of which upload. @throws Error for a record of something else */
function placeOf({ id }: Pick<PersonalRecord, 'id'>) {
  const end = id.indexOf('/');
  const key = id.slice(end + 1);
  if (!isUploadKey(key) || !isMembersKey(key)) throw new Error('This record is of no upload of a member');
  return { uid: id.slice(0, end), key };
}

/** What a record says: where the picture is, once it is inspected. */
export function openedUpload(record: PersonalRecord): OpenedRecord['says'] {
  const { key } = placeOf(record);
  return { key, address: publicPathOf(key) ?? '' };
}

/** Lists all that a member has uploaded. */
export function allUploads(ownedBy: OwnedRows) {
  return async (uid: string): Promise<PersonalRecord[]> => {
    const items = await ownedBy({ uid }).uploads.queryAll(ownedRange);
    return items.map((item) => recordOf(uid, item));
  };
}

interface Eraser {
  readonly uploads: Table<'DeleteItem'>;
  readonly bucket: ObjectEraser<MembersKind>;
}

/**
 * Erases an upload of a member: its objects, its row, and last the row by which it is found.
 * @returns whether it was still there
 */
export function uploadEraser({ uploads, bucket }: Eraser) {
  return async (record: Pick<PersonalRecord, 'id'>): Promise<boolean> => {
    const { uid, key } = placeOf(record);
    await eraseObjects(bucket, key);
    await uploads.delete(uploadRowKey(key));
    return uploads.delete(ownedRowKey(uid, key), 'present');
  };
}
