import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { enquiryMailer } from './enquiry-mailer.ts';
import { enquiryFinder } from './enquiry-repository.ts';
import { needs } from './needs.ts';

export default consumer(consumers.mailEnquiries, needs.mailEnquiries, ({ tables, sealer, send }) =>
  eachDelivery(enquiryMailer({ find: enquiryFinder(tables.enquiries), sealer, send })),
);
