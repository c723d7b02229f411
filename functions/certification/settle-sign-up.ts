import { settleSignUp } from '../../shared/contract/certification/exam-desk.ts';
import { auditing, operation, rows, transaction } from '../platform/index.ts';
import { uploadsTable } from '../uploads/public.ts';
import { eraserAsRead } from './sign-ups/sign-up-eraser.ts';
import { signUpSettler } from './sign-ups/sign-up-settler.ts';
import { certificationTable } from './tables.ts';

export default operation(
  settleSignUp,
  {
    uses: {
      certification: rows(certificationTable, 'Query', 'UpdateItem'),
      transact: transaction({
        in: [
          [certificationTable, 'UpdateItem', 'DeleteItem'],
          [uploadsTable, 'UpdateItem'],
        ],
      }),
      audited: auditing({}),
    },
  },
  ({ transact, audited, certification }) =>
    signUpSettler({
      table: certification,
      eraseAsRead: eraserAsRead({ transact, now: Date.now }),
      audited,
    }),
);
