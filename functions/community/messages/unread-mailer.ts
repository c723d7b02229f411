import type { messageAnswered } from '../../../events/message-answered/event.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';
import { log } from '../../platform/logging/log.ts';
import type { SendMail } from '../../platform/mail/sender.ts';
import type { AddressOf } from '../../platform/personal-data/member-contact.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import * as lines from '../log-lines.ts';
import { messageAnsweredMail } from './message-answered-mail.ts';
import { readThread, threadSk } from './message-thread.ts';

interface Mailer {
  readonly ownedBy: OwnedBy<{ readonly community: OwnedTable<'GetItem'> }>;
  readonly addressOf: AddressOf;
  readonly send: SendMail<'message-answered'>;
}

/**
 * Tells a member of an answer that they have not read by now, once: the event's id is the key, and its queue hands it over five minutes late. Where a newer
 * answer has come meanwhile, that one's event tells them, so that several in a row are one mail.
 * @throws when the mail could not be sent, so that the message comes back
 */
export function unreadMailer({ ownedBy, addressOf, send }: Mailer) {
  return async ({ id, data: { uid, answer } }: DeliveryOf<typeof messageAnswered>): Promise<void> => {
    const thread = readThread(await ownedBy({ uid }).community.get(threadSk));
    if (!thread) return log(lines.messageUntold, { why: 'gone' });
    if (thread.read >= answer) return log(lines.messageUntold, { why: 'read' });
    if (thread.answers > answer) return log(lines.messageUntold, { why: 'newer' });
    const to = await addressOf(uid);
    if (to === undefined) return log(lines.messageUntold, { why: 'unreachable' });
    await send(messageAnsweredMail, { to, id }, {});
  };
}
