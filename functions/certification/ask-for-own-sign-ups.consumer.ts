import { codeRequested } from '../../events/code-requested/event.ts';
import { usual } from '../../events/consumer-entry.ts';
import { ownSignUpsAsked } from '../../events/own-sign-ups-asked/event.ts';
import { hasRoom } from '../platform/calls/limits/limit-keeper.ts';
import { codesOfMailbox } from '../platform/codes/code-limits.ts';
import { codeRequester } from '../platform/codes/code-requester.ts';
import { following } from '../platform/events/envelope.ts';
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
import { log } from '../platform/logging/log.ts';
import { archiveRetention } from '../platform/personal-data/archive-retention.ts';
import * as lines from './log-lines.ts';
import { hashOfMailbox } from './own-data/own-sign-ups.ts';
import { candidateOf, signUpsNamed } from './sign-ups/sign-up.ts';
import { certificationTable } from './tables.ts';

/**
 * Asks for a code for each mailbox from which somebody of that name has signed up with the ID number. A mailbox that has had its codes gets no more.
 * Idempotency key: the event's id, under which a mailbox's code counts once, and of which the request for it is made: an event that comes again asks for
 * the same code, which has been mailed, or is too late.
 */
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
    return eachDelivery(async ({ id, occurredAt, data: { idHash, nameHash } }) => {
      const signUps = await signUpsNamed(certification, idHash, [nameHash]);
      for (const [emailHash, [signUp]] of Map.groupBy(signUps, (one) => one.emailHash)) {
        if (!signUp) continue;
        const { email } = await candidateOf({ open }, signUp);
        const mailbox = await hashOfMailbox(lookupHash, idHash, emailHash);
        const count = codesOfMailbox('own-sign-ups', await lookupHash('mailbox', email));
        if (await hasRoom(keepLimit(count, id)))
          await requestCode('own-sign-ups', email, mailbox, following({ id, occurredAt }, emailHash));
        else log(lines.ownCodeLimited, {});
      }
    });
  },
);
