import { index, objects, rows, schedule } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import type { Item } from '../platform/tables/item.ts';
import { isUploadKey } from '../platform/uploads/upload-key.ts';
import { eraseObjects } from '../platform/uploads/upload-objects.ts';
import { ownedRowKey, StoredUpload, uploadRowKey } from '../platform/uploads/upload-row.ts';
import * as lines from './log-lines.ts';
import { uploadsTable } from './tables.ts';

/**
 * Erases what nobody took, and what was freed (product-rules.md#inspection): its objects first, so that whatever ends in between is found again. Nobody takes an upload
 * whose time is over; whether it was taken just before, its row says and not the index.
 */
export default schedule(
  {
    expression: 'rate(5 minutes)',
    userImpact: 'Photos and pictures that nobody needs any more are kept for longer than the two days that we promise.',
    uses: {
      uploads: rows(uploadsTable, 'GetItem', 'DeleteItem'),
      byDue: index(uploadsTable, 'byDue'),
      bucket: objects('uploads', {
        'quarantine/': ['DeleteObject'],
        'photos/': ['DeleteObject'],
        'uploaded/': ['DeleteObject'],
        'feedback/': ['DeleteObject'],
      }),
    },
  },
  ({ bucket, uploads, byDue }) => {
    const erase = async (listed: Item, until: string): Promise<boolean> => {
      const row = await uploads.get({ pk: String(listed.pk), sk: String(listed.sk) });
      if (!row) return false;
      const { key, owner, due, dueAt = '' } = StoredUpload.parse(row);
      if (due !== 'unused' || dueAt > until || !isUploadKey(key)) return false;
      await eraseObjects(bucket, key);
      if (owner !== '') await uploads.delete(ownedRowKey(owner, key));
      return uploads.delete(uploadRowKey(key), 'present');
    };
    return async ({ dueAt }) => {
      const until = dueAt.toISOString();
      let erased = 0;
      for await (const page of byDue.queryPages('unused', { between: ['0', until] }))
        for (const listed of page) if (await erase(listed, until)) erased += 1;
      log(lines.uploadsErased, { erased });
    };
  },
);
