import { enquiryReceived } from '../../events/enquiry-received/event.ts';
import { sendEnquiry } from '../../shared/contract/enquiries.ts';
import { endpoint, hashing, limiting, once, sealing } from '../platform/index.ts';
import { enquiryReceiver } from './enquiry-receiver.ts';
import { enquiryRetention } from './retention.ts';
import { enquiriesTable } from './tables.ts';

export default endpoint(
  sendEnquiry,
  {
    uses: {
      limits: limiting(),
      once: once(enquiriesTable, {
        in: [[enquiriesTable, 'PutItem']],
        announces: [enquiryReceived],
        outbox: enquiriesTable,
      }),
      seal: sealing(enquiryRetention),
      lookupHash: hashing(),
    },
  },
  ({ once, ...sealer }) => {
    const receive = enquiryReceiver({ sealer, once });
    return (form) => receive('enquiry', form);
  },
);
