import { enquiryReceived } from '../../events/enquiry-received/event.ts';
import { sendFeedback } from '../../shared/contract/enquiries.ts';
import { endpoint, hashing, limiting, once, sealing } from '../platform/index.ts';
import { uploadDomain } from '../platform/uploads/upload-key.ts';
import { uploadsTable } from '../uploads/public.ts';
import { feedbackReceiver } from './feedback-receiver.ts';
import { enquiryRetention } from './retention.ts';
import { enquiriesTable } from './tables.ts';

export default endpoint(
  sendFeedback,
  {
    uses: {
      limits: limiting(),
      once: once(enquiriesTable, {
        in: [
          [enquiriesTable, 'PutItem'],
          [uploadsTable, 'UpdateItem'],
        ],
        announces: [enquiryReceived],
        outbox: enquiriesTable,
      }),
      seal: sealing(enquiryRetention),
      lookupHash: hashing(),
    },
  },
  ({ once, ...sealer }) => {
    const receive = feedbackReceiver({ sealer, once });
    return (form, _, { siteHost }) => receive(form, uploadDomain(siteHost));
  },
);
