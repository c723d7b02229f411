import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { needs } from './needs.ts';
import { outcomeHandler } from './outcome-handler.ts';

export default consumer(consumers.stopMail, needs.stopMail, ({ tables, transact }) =>
  eachDelivery(outcomeHandler({ mails: tables.mail, transact })),
);
