import { index, rows, schedule, transaction } from '../platform/index.ts';
import { uploadsTable } from '../uploads/public.ts';
import { oldSignUpEraser } from './sign-ups/sign-up-eraser.ts';
import { certificationTable } from './tables.ts';

export default schedule(
  {
    expression: 'cron(50 3 * * ? *)',
    userImpact: 'Photos and ID numbers of candidates are kept for longer than we promise.',
    uses: {
      certification: rows(certificationTable, 'GetItem'),
      bySignUpEnd: index(certificationTable, 'bySignUpEnd'),
      byPhotoEnd: index(certificationTable, 'byPhotoEnd'),
      transact: transaction({
        in: [
          [certificationTable, 'UpdateItem', 'DeleteItem'],
          [uploadsTable, 'UpdateItem'],
        ],
      }),
    },
  },
  ({ transact, certification, bySignUpEnd, byPhotoEnd }) =>
    oldSignUpEraser({
      table: certification,
      byEnd: bySignUpEnd,
      byPhotoEnd,
      transact,
      now: Date.now,
    }),
);
