import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { answerMailer } from './mails/answer-mailer.ts';
import { needs } from './needs.ts';

/** Idempotency key: the event's id. */
export default consumer(consumers.mailAnswers, needs.mailAnswers, ({ tables, ...parts }) =>
  eachDelivery(answerMailer({ community: tables.community, ...parts })),
);
