import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { memberMailer } from './members/member-mailer.ts';
import { needs } from './needs.ts';

/** Idempotency key: the event's id. */
export default consumer(consumers.mailMembers, needs.mailMembers, ({ ownedBy, sealer, send }) =>
  eachDelivery(memberMailer({ ownedBy, sealer, send })),
);
