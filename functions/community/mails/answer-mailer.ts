import type { commentPosted } from '../../../events/comment-posted/event.ts';
import { placeOfComment } from '../../../shared/comment-id.ts';
import { type KeepLimit, LimitRefusal } from '../../platform/calls/limits/limit-keeper.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';
import { log } from '../../platform/logging/log.ts';
import type { SendMail } from '../../platform/mail/sender.ts';
import { stageOrigin } from '../../platform/mail/stage-origin.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { AddressOf } from '../../platform/personal-data/member-contact.ts';
import type { OwnedBy, OwnedTable } from '../../platform/tables/owned-tables.ts';
import type { Table } from '../../platform/tables/table.ts';
import { commentKey, StoredComment } from '../comments/comment-repository.ts';
import * as lines from '../log-lines.ts';
import { commentAnswered } from './comment-answered.ts';
import { hasEnded, unsubscribeAddress } from './ended-mails.ts';

interface Mailer {
  readonly community: Table<'GetItem'>;
  readonly ownedBy: OwnedBy<{ readonly community: OwnedTable<'GetItem'> }>;
  readonly addressOf: AddressOf;
  readonly sealer: Pick<Sealer, 'lookupHash'>;
  readonly keepLimit: KeepLimit;
  readonly send: SendMail<'comment-answered'>;
}

/** Mails that one member gets of answers (product-rules.md#comments). */
const mailsOfAnswers = [
  { max: 5, seconds: 60 * 60 },
  { max: 20, seconds: 24 * 60 * 60 },
];

/** Where a comment stands, in its lesson. The route stands here once more, as all routes together are 3 KB of a bundle. */
function addressOfComment(id: string): string {
  const { course, lesson } = placeOfComment(id);
  return `${stageOrigin()}/coursedetail?id=${course}&dir_id=${lesson}#comment-${id}`;
}

/**
 * Tells whom a comment answers, once: the event's id is the key. Nobody is told what they wrote themselves, what is gone again, or what an operator shows again, and nobody
 * who has ended such mails.
 * @throws when the mail could not be sent, so that the message comes back
 */
export function answerMailer({ community, ownedBy, addressOf, sealer, keepLimit, send }: Mailer) {
  /** Anybody can answer somebody again and again: who got so many mails finds the other answers on the page. */
  const hasRoom = async (uid: string, id: string): Promise<boolean> => {
    try {
      await keepLimit({ name: 'answer-mails', what: 'mails of answers', whom: uid, windows: mailsOfAnswers }, id);
      return true;
    } catch (error) {
      if (error instanceof LimitRefusal) return false;
      throw error;
    }
  };
  return async ({ id, data }: DeliveryOf<typeof commentPosted>): Promise<void> => {
    const { commentId, uid, answeredUid, isRestored } = data;
    if (isRestored || answeredUid === '' || answeredUid === uid) return;
    const row = await community.get(commentKey(commentId));
    if (!row) return log(lines.answerUntold, { why: 'gone' });
    if (await hasEnded(ownedBy, 'answers', answeredUid)) return log(lines.answerUntold, { why: 'ended' });
    const to = await addressOf(answeredUid);
    if (to === undefined) return log(lines.answerUntold, { why: 'unreachable' });
    if (!(await hasRoom(answeredUid, id))) return log(lines.answerUntold, { why: 'many' });
    const unsubscribe = await unsubscribeAddress(sealer, 'answers', answeredUid);
    const isQuestion = StoredComment.parse(row).toUid === undefined;
    await send(
      commentAnswered,
      { to, unsubscribe, id },
      { isQuestion, address: addressOfComment(commentId), unsubscribe },
    );
  };
}
