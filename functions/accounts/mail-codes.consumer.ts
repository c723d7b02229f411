import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { codeKeeper } from './codes/code-keeper.ts';
import { codeMailer } from './codes/code-mailer.ts';
import { consumers } from './consumers.ts';
import { memberFinder } from './members/member-repository.ts';
import { needs } from './needs.ts';

/** Idempotency key: the event's id, of which the code is made too. */
export default consumer(consumers.mailCodes, needs.mailCodes, ({ tables, sealer, transact, send }) =>
  eachDelivery(
    codeMailer({
      find: memberFinder(tables.accounts),
      keeper: codeKeeper({ table: tables.codes, transact }),
      sealer,
      send,
      now: Date.now,
    }),
  ),
);
