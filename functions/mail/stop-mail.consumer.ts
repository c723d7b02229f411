import { usual } from '../../events/consumer-entry.ts';
import { mailBounced, mailComplained } from '../../events/mail-outcomes/aws-events.ts';
import { consumer, eachDelivery, rows, transaction } from '../platform/index.ts';
import { outcomeHandler } from './outcome-handler.ts';
import { mailTable } from './tables.ts';

export default consumer(
  {
    ...usual,
    subscribesTo: [mailBounced, mailComplained],
    userImpact: 'Mail goes on to addresses that do not exist, until our mail is taken for spam.',
    uses: { mail: rows(mailTable, 'GetItem'), transact: transaction({ in: [[mailTable, 'PutItem']] }) },
  },
  ({ transact, mail }) => eachDelivery(outcomeHandler({ mails: mail, transact })),
);
