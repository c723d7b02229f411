import { index, objects, rows, schedule } from '../platform/index.ts';
import { unusedUploadEraser } from './erasure/unused-uploads.ts';
import { uploadsTable } from './tables.ts';

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
  ({ bucket, uploads, byDue }) => unusedUploadEraser({ byDue, uploads, bucket }),
);
