import { codeRequested } from '../../events/code-requested/event.ts';
import { usual } from '../../events/consumer-entry.ts';
import { ownSignUpsAsked } from '../../events/own-sign-ups-asked/event.ts';
import { codeRequester } from '../platform/codes/code-requester.ts';
import {
  consumer,
  eachDelivery,
  hashing,
  keepingLimit,
  opening,
  publishing,
  rows,
  sealingFor,
} from '../platform/index.ts';
import { archiveRetention } from '../platform/personal-data/archive-retention.ts';
import { ownCodeRequester } from './own-data/own-sign-ups-code.ts';
import { certificationTable } from './tables.ts';

/** Idempotency key: the event's id, under which a code counts once for its mailbox. */
export default consumer(
  {
    ...usual,
    subscribesTo: [ownSignUpsAsked],
    userImpact: 'Who asks for what we keep of their sign-ups, or wants it erased, waits for a code that does not come.',
    uses: {
      certification: rows(certificationTable, 'Query'),
      publish: publishing(codeRequested),
      keepLimit: keepingLimit(),
      sealFor: sealingFor(archiveRetention, 'accounts'),
      open: opening(),
      lookupHash: hashing(),
    },
  },
  ({ keepLimit, publish, certification, sealFor, open, lookupHash }) => {
    const seal = (subject: string, fields: Readonly<Record<string, string>>) => sealFor('accounts', subject, fields);
    const requestCode = codeRequester({ seal, publish });
    return eachDelivery(
      ownCodeRequester({ table: certification, sealer: { open, lookupHash }, keepLimit, requestCode }),
    );
  },
);
