import { enquiryReceived } from '../../events/enquiry-received/event.ts';
import { sendFeedback } from '../../shared/contract/enquiries.ts';
import { once } from '../platform/calls/answering-once.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { limiting } from '../platform/calls/limits/limiting.ts';
import { hashing, sealing } from '../platform/personal-data/sealing.ts';
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
