import { usual } from '../../events/consumer-entry.ts';
import { memberErased } from '../../events/member-erased/event.ts';
import { consumer, eachDelivery, rows, rowsOfMember, transaction } from '../platform/index.ts';
import { uploadsTable } from '../uploads/public.ts';
import { signUpsOfMember } from './own-data/own-sign-ups.ts';
import { signUpEraser } from './sign-ups/sign-up-eraser.ts';
import { certificationTable } from './tables.ts';

/** Idempotency key: what is erased is gone, and erasing it again erases nothing more. */
export default consumer(
  {
    ...usual,
    subscribesTo: [memberErased],
    userImpact: 'Sign-ups of people whose account is erased are still kept with their ID number and photo.',
    uses: {
      certification: rows(certificationTable, 'GetItem'),
      ownedBy: rowsOfMember([certificationTable, 'Query']),
      transact: transaction({
        in: [
          [certificationTable, 'UpdateItem', 'DeleteItem'],
          [uploadsTable, 'UpdateItem'],
        ],
      }),
    },
  },
  ({ ownedBy, transact, certification }) => {
    const list = signUpsOfMember(ownedBy, certification);
    const erase = signUpEraser(certification, transact);
    return eachDelivery(async ({ data: { uid } }) => {
      for (const signUp of await list({ uid })) await erase(signUp);
    });
  },
);
