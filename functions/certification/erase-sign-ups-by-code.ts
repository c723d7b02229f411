import { eraseSignUpsByCode } from '../../shared/contract/certification/own-sign-ups.ts';
import { codesTable } from '../accounts/public.ts';
import { inBatches } from '../platform/aws/in-batches.ts';
import { Told } from '../platform/calls/told.ts';
import { endpoint, hashing, limiting, rows, transaction } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { uploadsTable } from '../uploads/public.ts';
import * as lines from './log-lines.ts';
import { atOnce, signUpsByCode } from './own-data/own-sign-ups.ts';
import { signUpEraser } from './sign-ups/sign-up-eraser.ts';
import { certificationTable } from './tables.ts';

/** Erases all that somebody signed up from a mailbox, for whoever got its code. */
export default endpoint(
  eraseSignUpsByCode,
  {
    uses: {
      limits: limiting(),
      certification: rows(certificationTable, 'GetItem', 'Query'),
      codes: rows(codesTable, 'UpdateItem', 'DeleteItem'),
      transact: transaction({
        in: [
          [certificationTable, 'UpdateItem', 'DeleteItem'],
          [uploadsTable, 'UpdateItem'],
        ],
      }),
      lookupHash: hashing(),
    },
  },
  ({ transact, ...parts }) => {
    const read = signUpsByCode(parts);
    const erase = signUpEraser(parts.certification, transact);
    return async (asked, _, viewer) => {
      const gone = await inBatches(await read(asked, viewer), atOnce, erase);
      const erased = gone.filter(Boolean).length;
      log(lines.signUpsErasedByOwner, { erased });
      return new Told({ erased }, 'Your sign-ups are erased.');
    };
  },
);
