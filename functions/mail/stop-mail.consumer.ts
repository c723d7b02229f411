import { consumers } from '../../events/catalogue.ts';
import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { needs } from './needs.ts';
import { outcomeHandler } from './outcome-handler.ts';

export default consumer(consumers.mail.stopMail, needs.stopMail, ({ tables, transact }) =>
  eachDelivery(outcomeHandler({ mails: tables.mail, transact })),
);
