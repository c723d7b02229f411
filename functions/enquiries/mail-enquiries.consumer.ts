import { oneByOne } from '../../events/consumer-entry.ts';
import { enquiryReceived } from '../../events/enquiry-received/event.ts';
import { consumer, eachDelivery, mailing, opening, rows } from '../platform/index.ts';
import { enquiryMailer } from './enquiry-mailer.ts';
import { enquiryFinder } from './enquiry-repository.ts';
import { enquiryConfirmation } from './mails/enquiry-confirmation.ts';
import { enquiryForSales } from './mails/enquiry-for-sales.ts';
import { feedbackForSupport } from './mails/feedback-for-support.ts';
import { enquiriesTable } from './tables.ts';

export default consumer(
  {
    ...oneByOne,
    subscribesTo: [enquiryReceived],
    userImpact:
      'Enquiries are stored, but nobody in sales or support hears of them, and their senders get no confirmation.',
    uses: {
      enquiries: rows(enquiriesTable, 'GetItem'),
      open: opening(),
      send: mailing(enquiryForSales, feedbackForSupport, enquiryConfirmation),
    },
  },
  ({ enquiries, open, send }) =>
    eachDelivery(enquiryMailer({ find: enquiryFinder(enquiries), sealer: { open }, send })),
);
