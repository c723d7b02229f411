import { type ConsumerEntries, mailing } from '../../events/consumer-entry.ts';
import { enquiryReceived } from '../../events/enquiry-received/event.ts';

export const consumers = {
  mailEnquiries: {
    ...mailing,
    takes: [enquiryReceived],
    harm: 'Enquiries are stored, but nobody in sales hears of them, and their senders get no confirmation.',
  },
} as const satisfies ConsumerEntries;
