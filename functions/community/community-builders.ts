import { vi } from 'vitest';
import type { TableAction } from '../../shared/manifest/function-needs.ts';
import { auditedAs, createTrail } from '../platform/audit/audit.ts';
import { limitKeeper } from '../platform/calls/limits/limit-keeper.ts';
import { createOnce } from '../platform/calls/once.ts';
import { type CountOnce, onceCounter } from '../platform/counters/count-once.ts';
import { createCount } from '../platform/counters/counting.ts';
import { figureReader } from '../platform/figures/figure-reader.ts';
import type { SendMail } from '../platform/mail/sender.ts';
import type { MemberContact } from '../platform/personal-data/member-contact.ts';
import { type OwnedTable, ownedTable } from '../platform/tables/owned-tables.ts';
import { entryKey } from '../platform/tables/published-content.ts';
import { delivering } from '../platform/testing/delivering.ts';
import { mailsInMemory } from '../platform/testing/mailer-in-memory.ts';
import { sealerInMemory } from '../platform/testing/sealer-in-memory.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import { commentLister } from './comments/comment-lister.ts';
import { commentDeleter, commentFinder } from './comments/comment-removal.ts';
import { commentSender } from './comments/comment-sender.ts';
import { answeredFinder } from './comments/thread-members.ts';
import countComments from './count-comments.consumer.ts';
import { commentHider, commentRestorer } from './desk/comment-desk.ts';
import eraseMemberComments from './erase-member-comments.consumer.ts';
import { figures } from './figures.ts';
import { lessonCheck } from './lessons.ts';
import mailAnswers from './mail-answers.consumer.ts';
import { communityTable } from './tables.ts';

/** A lesson that there is. */
export const aLesson = { course_id: '1', dir_id: '2' };

const operator = 'arn:aws:iam::123456789012:user/kim';
const minute = 60_000;

/** When events of tests occurred. */
const today = '2026-11-26T09:31:00.000Z';

/** What tests let go wrong. */
interface Faults {
  /** Changes what counts, as a consumer that is killed does. */
  readonly write?: (countOnce: CountOnce) => CountOnce;
  readonly send?: SendMail<'comment-answered'>;
}

/** A community in memory, whose members are Ada, Ben and Eve, by a clock that the test sets. */
export function aCommunity({ write = (countOnce) => countOnce, send }: Faults = {}) {
  const tables = tablesInMemory('community', communityTable);
  const { transact, transactTellingAll } = tables;
  const sealer = sealerInMemory('community');
  const [community, content] = [tables.table('community'), tables.table('content')];
  const clock = { now: Date.parse('2026-11-26T09:30:00.000Z') };
  const now = () => clock.now;
  const contacts = new Map<string, MemberContact>(
    ['ada', 'ben', 'eve'].map((uid) => [
      uid,
      { address: `${uid}@example.com`, name: `${uid} of the stage`, company: '', since: '2025-01-01T00:00:00.000Z' },
    ]),
  );
  const contactOf = async (uid: string) => contacts.get(uid);
  const addressOf = async (uid: string) => contacts.get(uid)?.address;
  const ownedBy = ({ uid }: { readonly uid: string }): { readonly community: OwnedTable<TableAction> } => ({
    community: ownedTable(community, uid),
  });
  const [byAuthor, byAnswered] = [tables.index('community.byAuthor'), tables.index('community.byAnswered')];
  const checkLesson = lessonCheck(content);
  const keepLimit = limitKeeper(tables.table('limits'), { now, pause: () => 0 });
  const sendComment = commentSender({
    ...{ community, checkLesson, contactOf, sealer, now },
    findAnswered: answeredFinder({ community, byAuthor }),
    keepLimit,
    once: createOnce({ name: 'community', table: community, transact: transactTellingAll, now }),
  });
  const find = commentFinder(community);
  const erase = commentDeleter({ find, transact });
  const trail = createTrail({ table: tables.table('audit'), transact: transactTellingAll, pause: () => 0 });
  const [hide, restore] = [
    commentHider({ find, audited: auditedAs(trail, 'comment.hidden') }),
    commentRestorer({ community, audited: auditedAs(trail, 'comment.restored') }),
  ];
  const kept = mailsInMemory<'comment-answered'>();
  const setAside = vi.fn(async () => []);
  const count = createCount(write(onceCounter({ name: 'community', transact: transactTellingAll })));
  const deliverTo = {
    count: delivering(countComments.start({ community, count }, { setAside }), today),
    mail: delivering(
      mailAnswers.start(
        { community, ownedBy, addressOf, lookupHash: sealer.lookupHash, keepLimit, send: send ?? kept.send },
        { setAside },
      ),
    ),
    erase: delivering(eraseMemberComments.start({ community, ownedBy, transact, byAuthor, byAnswered }, { setAside })),
  };
  const list = commentLister({ community, checkLesson });
  const told = new Set<string>();
  return {
    ...tables,
    ...{ community, sealer, clock, now, contacts, contactOf, addressOf, ownedBy, transact, find, kept, setAside },
    ...{ reader: { byAuthor, byAnswered, ownedBy }, deliverTo, list },
    /** Lets a lesson be. */
    publish: ({ course_id, dir_id } = aLesson) => {
      const key = entryKey('lessons', '', `${course_id} ${dir_id}`);
      return content.put({
        ...key,
        order: 1,
        digest: '',
        entry: { course_id: Number(course_id), dir_id: Number(dir_id), title: 'Windows' },
      });
    },
    /** Somebody asks, a minute later. */
    ask: (uid = 'ada', said = 'Where is the timeline?', parts: object = {}) => {
      clock.now += minute;
      return sendComment({ ...aLesson, pid: '', to_uid: '', content: said, ...parts }, uid);
    },
    /** Somebody answers, a minute later. */
    answer: (pid: string, uid = 'ben', said = 'Below the stage.', parts: object = {}) => {
      clock.now += minute;
      return sendComment({ ...aLesson, pid, to_uid: '', content: said, ...parts }, uid);
    },
    erase,
    hide: (id: string) => hide({ id, operator }),
    restore: (id: string) => restore({ id, operator }),
    /** The first page of the lesson, as somebody sees it. */
    page: (viewer?: string, last_comment_id = '') => list({ ...aLesson, pid: '', last_comment_id }, viewer),
    /** Replies of a question after one of them. */
    more: (pid: string, last_comment_id = '', viewer: string | undefined = 'eve') =>
      list({ ...aLesson, pid, last_comment_id }, viewer),
    /** The events of comments that were not asked for before. */
    events: () => {
      const fresh = tables.announced().filter(({ id }) => !told.has(id));
      for (const { id } of fresh) told.add(id);
      return fresh;
    },
    /** What a figure says of the day. */
    figure: async (name: (typeof figures)[number]['name'], day = '2026-11-26') => {
      const days = { from: day, to: day };
      const asked = figures.find((figure) => figure.name === name) ?? figures[0];
      const { parts } = await figureReader(community).byDay(asked, days);
      return Object.fromEntries(parts.map((part) => [part.name, part.count(days)]));
    },
  };
}

/** The same, with the lesson there. */
export async function aLessonWithPeople(faults: Faults = {}) {
  const community = aCommunity(faults);
  await community.publish();
  return {
    ...community,
    /** Counts what has happened. */
    count: () => community.deliverTo.count(...community.events()),
  };
}
