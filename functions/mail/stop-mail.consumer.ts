import { usual } from '../../events/consumer-entry.ts';
import { mailBounced, mailComplained } from '../../events/mail-outcomes/aws-events.ts';
import type { DeliveryOf } from '../platform/events/delivery.ts';
import { consumer, eachDelivery, rows, transaction } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { addressStopper, recipientOf, type StopReason } from '../platform/mail/mail-repository.ts';
import * as lines from './log-lines.ts';
import { mailTable } from './tables.ts';

/**
 * Stops mail to an address that does not exist, or whose owner complained. The event names the mail, and the mail's row the address's
 * hash. The idempotency key is the event's id: it is written together with the stop. A mailbox of our own is never stopped: that
 * mail comes back from it, for whatever time, is an error that raises an alarm.
 */
export default consumer(
  {
    ...usual,
    subscribesTo: [mailBounced, mailComplained],
    userImpact: 'Mail goes on to addresses that do not exist, until our mail is taken for spam.',
    uses: { mail: rows(mailTable, 'GetItem'), transact: transaction({ in: [[mailTable, 'PutItem']] }) },
  },
  ({ transact, mail: mails }) => {
    const stop = addressStopper(transact, Date.now);
    return eachDelivery(async (delivery) => {
      const [mailId] = delivery.data.mail.tags['mail-id'];
      const mail = await recipientOf(mails, mailId);
      if (mail?.isOwn) return log(lines.mailboxRefuses, { mailId, event: delivery.event }, { OwnMailboxRefused: 1 });
      const reason = reasonOf(delivery);
      if (!reason) return;
      if (!mail) return log(lines.addressStopped, { reason, known: false });
      const isNew = await stop(delivery.id, { address: mail.recipient, since: delivery.occurredAt, reason });
      if (isNew) log(lines.addressStopped, { reason, known: true });
    });
  },
);

/** A mailbox that is full, or a server that is away, will take mail again. */
function reasonOf(delivery: DeliveryOf<typeof mailBounced | typeof mailComplained>): StopReason | undefined {
  if (delivery.event === 'Email Complaint Received') return 'complaint';
  return 'bounce' in delivery.data && delivery.data.bounce.bounceType === 'Permanent' ? 'bounce' : undefined;
}
