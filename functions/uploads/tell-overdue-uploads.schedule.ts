import { uploadOverdue } from '../../events/upload-overdue/event.ts';
import { index, schedule, transaction } from '../platform/index.ts';
import { overdueUploadTeller } from './inspection/overdue-uploads.ts';
import { uploadsTable } from './tables.ts';

export default schedule(
  {
    expression: 'rate(5 minutes)',
    userImpact: 'Whoever has sent a form is not told that the photo never arrived.',
    uses: {
      byDue: index(uploadsTable, 'byDue'),
      transact: transaction({ in: [[uploadsTable, 'UpdateItem']], announces: [uploadOverdue], outbox: uploadsTable }),
    },
  },
  ({ transact, byDue }) => overdueUploadTeller({ byDue, transact }),
);
