import * as z from 'zod/mini';
import { uploadOverdue } from '../../../events/upload-overdue/event.ts';
import { log } from '../../platform/logging/log.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Only, Transact } from '../../platform/tables/transaction.ts';
import { isUploadKey } from '../../platform/uploads/upload-key.ts';
import { StoredUpload, uploadRowKey } from '../../platform/uploads/upload-row.ts';
import * as lines from '../log-lines.ts';

interface Teller {
  readonly byDue: Index;
  readonly transact: Transact<Only<{ UpdateItem: 'uploads'; emits: 'upload.overdue.v1' }>>;
}

/** What the index holds of an upload. */
const Listed = z.pick(StoredUpload, { key: true, kind: true, state: true, usedBy: true });

/**
 * Tells once of each upload that somebody took and that is not inspected ten minutes later (product-rules.md#inspection). It may still be: that is told too. The index may lag behind,
 * so each update asks whether the row is still as it says.
 */
export function overdueUploadTeller({ byDue, transact }: Teller) {
  return async ({ dueAt }: { readonly dueAt: Date }): Promise<void> => {
    let overdue = 0;
    for await (const page of byDue.queryPages('inspection', { between: ['0', dueAt.toISOString()] })) {
      for (const item of page) {
        const { key, kind, state, usedBy = '' } = Listed.parse(item);
        if (!isUploadKey(key)) continue;
        const outcome = await transact<'changed'>(({ update, emit }) => {
          update(
            'uploads',
            uploadRowKey(key),
            { remove: ['due', 'dueAt'] },
            { due: 'inspection', state, usedBy },
            'changed',
          );
          if (state === 'awaited') emit(uploadOverdue, { key, kind, usedBy });
        });
        if (outcome === 'written' && state === 'awaited') overdue += 1;
      }
    }
    if (overdue > 0) log(lines.uploadsOverdue, { overdue }, { UploadsOverdue: overdue });
  };
}
