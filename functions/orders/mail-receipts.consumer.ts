import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { needs } from './needs.ts';
import { receiptMailer } from './receipts/receipt-mailer.ts';

/** Idempotency key: the event's id. */
export default consumer(consumers.mailReceipts, needs.mailReceipts, ({ ownedBy, sealer, contactOf, send }) =>
  eachDelivery(receiptMailer({ ownedBy, sealer, contactOf, send })),
);
