import { oneByOne } from '../../events/consumer-entry.ts';
import { uploadInspected } from '../../events/upload-inspected/event.ts';
import { uploadOverdue } from '../../events/upload-overdue/event.ts';
import { uploadRefused } from '../../events/upload-refused/event.ts';
import { consumer, eachDelivery, mailing, opening, rows } from '../platform/index.ts';
import { photoMail } from './mails/photo-mail.ts';
import { photoFollower } from './sign-ups/photo-follower.ts';
import { certificationTable } from './tables.ts';

/** Idempotency key: the event's id, of the mail; what a sign-up says is set to the same again. */
export default consumer(
  {
    ...oneByOne,
    subscribesTo: [uploadInspected, uploadRefused, uploadOverdue],
    userImpact: 'Candidates whose photo cannot be used are not told, and stand at the exam without one.',
    uses: {
      certification: rows(certificationTable, 'GetItem', 'UpdateItem'),
      open: opening(),
      send: mailing(photoMail),
    },
  },
  ({ send, certification, open }) => eachDelivery(photoFollower({ table: certification, sealer: { open }, send })),
);
