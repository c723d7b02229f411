import { examSignedUp } from '../../events/exam-signed-up/event.ts';
import { signUpForExam } from '../../shared/contract/certification/sign-up.ts';
import { codesTable } from '../accounts/public.ts';
import { endpoint, hashing, limiting, provingMember, rows, sealing, transaction } from '../platform/index.ts';
import { uploadDomain } from '../platform/uploads/upload-key.ts';
import { uploadsTable } from '../uploads/public.ts';
import { signUpRetention } from './retention.ts';
import { signUpTaker } from './sign-ups/sign-up-taker.ts';
import { certificationTable } from './tables.ts';

export default endpoint(
  signUpForExam,
  {
    uses: {
      limits: limiting(),
      caller: provingMember(),
      certification: rows(certificationTable, 'GetItem', 'Query'),
      codes: rows(codesTable, 'UpdateItem'),
      transact: transaction({
        in: [
          [certificationTable, 'PutItem', 'DeleteItem'],
          [codesTable, 'DeleteItem'],
          [uploadsTable, 'UpdateItem'],
        ],
        announces: [examSignedUp],
        outbox: certificationTable,
      }),
      seal: sealing(signUpRetention),
      lookupHash: hashing(),
    },
  },
  (clients) => {
    const take = signUpTaker(clients);
    return (form, member, { siteHost, viewerAddress }) => take(form, member, uploadDomain(siteHost), viewerAddress);
  },
);
