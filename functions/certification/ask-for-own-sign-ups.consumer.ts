import { codeRequester } from '../platform/codes/code-requester.ts';
import { consumer, eachDelivery } from '../platform/events/consumer.ts';
import { consumers } from './consumers.ts';
import { needs } from './needs.ts';
import { ownCodeRequester } from './own-data/own-sign-ups-code.ts';

/** Idempotency key: the event's id, under which a code counts once for its mailbox. */
export default consumer(
  consumers.askForOwnSignUps,
  needs.askForOwnSignUps,
  ({ tables, sealer, keepLimit, publish }) => {
    const seal = (subject: string, fields: Readonly<Record<string, string>>) =>
      sealer.sealFor('accounts', subject, fields);
    const requestCode = codeRequester({ seal, publish });
    return eachDelivery(ownCodeRequester({ table: tables.certification, sealer, keepLimit, requestCode }));
  },
);
