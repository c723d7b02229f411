import { consumers } from '../../events/catalogue.ts';
import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { enquiryMailer } from './enquiry-mailer.ts';
import { enquiryFinder } from './enquiry-repository.ts';
import { needs } from './needs.ts';

export default consumer(consumers.enquiries.mailEnquiries, needs.mailEnquiries, ({ tables, sealer, send }) =>
  eachDelivery(enquiryMailer({ find: enquiryFinder(tables.enquiries), sealer, send })),
);
