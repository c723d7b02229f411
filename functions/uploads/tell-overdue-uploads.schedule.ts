import * as z from 'zod/mini';
import { uploadOverdue } from '../../events/upload-overdue/event.ts';
import { index, schedule, transaction } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { isUploadKey } from '../platform/uploads/upload-key.ts';
import { StoredUpload, uploadRowKey } from '../platform/uploads/upload-row.ts';
import * as lines from './log-lines.ts';
import { uploadsTable } from './tables.ts';

/** What the index holds of an upload. */
const Listed = z.pick(StoredUpload, { key: true, kind: true, state: true, usedBy: true });

/**
 * Tells once of each upload that somebody took and that is not inspected ten minutes later (product-rules.md#inspection). It may still be: that is told too. The index may lag behind,
 * so each update asks whether the row is still as it says.
 */
export default schedule(
  {
    expression: 'rate(5 minutes)',
    userImpact: 'Whoever has sent a form is not told that the photo never arrived.',
    uses: {
      byDue: index(uploadsTable, 'byDue'),
      transact: transaction({ in: [[uploadsTable, 'UpdateItem']], announces: [uploadOverdue], outbox: uploadsTable }),
    },
  },
  ({ transact, byDue }) =>
    async ({ dueAt }) => {
      let overdue = 0;
      for await (const page of byDue.queryPages('inspection', { between: ['0', dueAt.toISOString()] })) {
        for (const item of page) {
          const { key, kind, state, usedBy = '' } = Listed.parse(item);
          if (!isUploadKey(key)) continue;
          const asListed = { due: 'inspection', state, usedBy };
          const outcome = await transact<'changed'>(({ update, emit }) => {
            update('uploads', uploadRowKey(key), { remove: ['due', 'dueAt'] }, asListed, 'changed');
            if (state === 'awaited') emit(uploadOverdue, { key, kind, usedBy });
          });
          if (outcome === 'written' && state === 'awaited') overdue += 1;
        }
      }
      if (overdue > 0) log(lines.uploadsOverdue, { overdue }, { UploadsOverdue: overdue });
    },
);
