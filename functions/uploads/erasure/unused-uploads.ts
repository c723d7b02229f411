import { log } from '../../platform/logging/log.ts';
import type { Item } from '../../platform/tables/item.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import { isUploadKey } from '../../platform/uploads/upload-key.ts';
import { eraseObjects, type ObjectEraser } from '../../platform/uploads/upload-objects.ts';
import { ownedRowKey, StoredUpload, uploadRowKey } from '../../platform/uploads/upload-row.ts';
import * as lines from '../log-lines.ts';

interface Eraser {
  readonly byDue: Index;
  readonly uploads: Table<'GetItem' | 'DeleteItem'>;
  readonly bucket: ObjectEraser;
}

/**
 * Erases what nobody took, and what was freed (product-rules.md#inspection): its objects first, so that whatever ends in between is found again. Nobody takes an upload
 * whose time is over; whether it was taken just before, its row says and not the index.
 */
export function unusedUploadEraser({ byDue, uploads, bucket }: Eraser) {
  const erase = async (listed: Item, until: string): Promise<boolean> => {
    const row = await uploads.get({ pk: String(listed.pk), sk: String(listed.sk) });
    if (!row) return false;
    const { key, owner, due, dueAt = '' } = StoredUpload.parse(row);
    if (due !== 'unused' || dueAt > until || !isUploadKey(key)) return false;
    await eraseObjects(bucket, key);
    if (owner !== '') await uploads.delete(ownedRowKey(owner, key));
    return uploads.delete(uploadRowKey(key), 'present');
  };
  return async ({ dueAt }: { readonly dueAt: Date }): Promise<void> => {
    const until = dueAt.toISOString();
    let erased = 0;
    for await (const page of byDue.queryPages('unused', { between: ['0', until] }))
      for (const listed of page) if (await erase(listed, until)) erased += 1;
    log(lines.uploadsErased, { erased });
  };
}
