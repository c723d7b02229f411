import type { TableAction } from '../../shared/manifest/function-needs.ts';
import type { UploadKind, UploadType } from '../../shared/upload-kinds.ts';
import { keptPicture } from '../platform/pictures/kept-picture.ts';
import { type OwnedTable, ownedTable } from '../platform/tables/owned-tables.ts';
import { aClock } from '../platform/testing/a-clock.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import { newUploadKey, type UploadKey } from '../platform/uploads/upload-key.ts';
import { awaitedUpload, ownedUpload, takenUpload, uploadRowKey } from '../platform/uploads/upload-row.ts';
import { uploadInspector } from './inspection/upload-inspector.ts';
import { uploadsTable } from './tables.ts';

interface StoredObject {
  readonly bytes: Uint8Array;
  readonly etag: string;
  readonly type?: string;
}

/** A bucket in memory. */
function aBucket() {
  const objects = new Map<string, StoredObject>();
  return {
    objects,
    get: async (key: string, etag?: string) => {
      const found = objects.get(key);
      if (!found || (etag !== undefined && found.etag !== etag)) return undefined;
      return { bytes: found.bytes };
    },
    putNew: async (key: string, { bytes, type }: { bytes: Uint8Array; type: string }) => {
      if (objects.has(key)) return false;
      objects.set(key, { bytes, type, etag: 'kept' });
      return true;
    },
    delete: async (key: string) => void objects.delete(key),
    link: () => Promise.reject(new Error('Nobody asks for a link')),
    form: () => Promise.reject(new Error('Nobody asks for a form')),
  };
}

/** Uploads in memory, by a clock that the test sets. */
export function anUploadsDesk() {
  const tables = tablesInMemory('uploads', uploadsTable);
  const uploads = tables.table('uploads');
  const bucket = aBucket();
  const clock = aClock('2026-11-26T09:00:00.000Z');
  const ownedBy = ({ uid }: { uid: string }): { uploads: OwnedTable<TableAction> } => ({
    uploads: ownedTable(uploads, uid),
  });
  const inspector = uploadInspector({ uploads, transact: tables.transact, bucket, inspect: keptPicture });
  return {
    tables,
    uploads,
    bucket,
    clock,
    ownedBy,
    byDue: tables.index('uploads.byDue'),
    /** Delivers the event of an object; its id is the etag's unless told. */
    inspect: (key: string, etag = 'first', event = etag) => inspector({ event, key, etag }),
    /** Signs for an upload. */
    sign: async (kind: UploadKind = 'headimg', type: UploadType = 'image/jpeg', owner = ''): Promise<UploadKey> => {
      const key = newUploadKey(kind, type === 'image/png' ? 'png' : 'jpg');
      const upload = { key, kind, type, owner, now: clock.now };
      await uploads.put(awaitedUpload(upload));
      if (owner !== '') await uploads.put(ownedUpload(upload));
      return key;
    },
    /** Posts a file under a key. */
    post: (key: string, bytes: Uint8Array, etag = 'first') => void bucket.objects.set(key, { bytes, etag }),
    take: (key: UploadKey, usedBy = 'exam#1', kind: UploadKind = 'headimg', owner = '') => {
      const taken = takenUpload({ key, kind, owner, usedBy, isInspected: false, now: clock.now });
      return uploads.update(taken.key, taken.change, taken.condition);
    },
    row: (key: UploadKey) => uploads.get(uploadRowKey(key)),
    told: () => tables.announced().map(({ name, data }) => [name, data] as const),
  };
}
