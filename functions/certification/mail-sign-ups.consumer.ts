import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { signUpMailer } from './mails/sign-up-mailer.ts';
import { needs } from './needs.ts';

/** Idempotency key: the event's id. */
export default consumer(consumers.mailSignUps, needs.mailSignUps, ({ tables, sealer, send }) =>
  eachDelivery(signUpMailer({ table: tables.certification, sealer, send })),
);
