import { vi } from 'vitest';
import type { TableAction } from '../../shared/manifest/function-needs.ts';
import { createTrail } from '../platform/audit/audit.ts';
import { limitKeeper } from '../platform/calls/limits/limit-keeper.ts';
import { createOnce } from '../platform/calls/once.ts';
import { type CountOnce, onceCounter } from '../platform/counters/count-once.ts';
import { createCount } from '../platform/counters/counting.ts';
import { figureReader } from '../platform/figures/figure-reader.ts';
import type { SendMail } from '../platform/mail/sender.ts';
import type { MemberContact } from '../platform/personal-data/member-contact.ts';
import { type OwnedTable, ownedTable } from '../platform/tables/owned-tables.ts';
import type { Index } from '../platform/tables/pages.ts';
import { entryKey } from '../platform/tables/published-content.ts';
import { aClock } from '../platform/testing/a-clock.ts';
import { aContext, anHttpEvent } from '../platform/testing/builders.ts';
import { delivering } from '../platform/testing/delivering.ts';
import { mailsInMemory } from '../platform/testing/mailer-in-memory.ts';
import { sealerInMemory } from '../platform/testing/sealer-in-memory.ts';
import { calling, operating } from '../platform/testing/starting.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import countComments from './count-comments.consumer.ts';
import deleteComment from './delete-comment.ts';
import eraseMemberComments from './erase-member-comments.consumer.ts';
import exportOwnComments from './export-own-comments.ts';
import { figures } from './figures.ts';
import hideComment from './hide-comment.ts';
import listComments from './list-comments.ts';
import mailAnswers from './mail-answers.consumer.ts';
import restoreComment from './restore-comment.ts';
import sendComment from './send-comment.ts';
import { communityTable } from './tables.ts';
import unsubscribe from './unsubscribe.ts';

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

/** What tests read of a domain in memory: its events and its figures. */
export function watchedBy({ announced, table }: Pick<ReturnType<typeof tablesInMemory>, 'announced' | 'table'>) {
  const told = new Set<string>();
  return {
    /** The events that were not asked for before. */
    events: () => {
      const fresh = announced().filter(({ id }) => !told.has(id));
      for (const { id } of fresh) told.add(id);
      return fresh;
    },
    /** What a figure says of the day. */
    figure: async (name: (typeof figures)[number]['name'], day = '2026-11-26') => {
      const days = { from: day, to: day };
      const asked = figures.find((figure) => figure.name === name) ?? figures[0];
      const { parts } = await figureReader(table('community')).byDay(asked, days);
      return Object.fromEntries(parts.map((part) => [part.name, part.count(days)]));
    },
  };
}

/** A community in memory, whose members are Ada, Ben and Eve, by a clock that the test sets. */
export function aCommunity({ write = (countOnce) => countOnce, send }: Faults = {}) {
  const tables = tablesInMemory('community', communityTable);
  const { transact, transactTellingAll } = tables;
  const sealer = sealerInMemory('community');
  const { lookupHash, open } = sealer;
  const [community, content] = [tables.table('community'), tables.table('content')];
  const clock = aClock('2026-11-26T09:30:00.000Z');
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
  const keepLimit = limitKeeper(tables.table('limits'), { pause: () => 0 });
  const once = createOnce({ name: 'community', table: community, transact: transactTellingAll });
  const audited = createTrail({ table: tables.table('audit'), transact: transactTellingAll, pause: () => 0 });
  const senderBy = (index: Index = byAuthor) =>
    calling(sendComment, { community, content, contactOf, keepLimit, lookupHash, once, byAuthor: index });
  const post = senderBy();
  const remove = calling(deleteComment, { community, transact });
  const hide = operating(hideComment, { community, audited });
  const restore = operating(restoreComment, { community, audited });
  const list = calling(listComments, { community, content });
  const exported = calling(exportOwnComments, { community, ownedBy, byAuthor, byAnswered, open });
  const opensLink = unsubscribe.start({ limits: tables.table('limits'), ownedBy, addressOf, lookupHash });
  const kept = mailsInMemory<'comment-answered'>();
  const setAside = vi.fn(async () => []);
  const count = createCount(write(onceCounter({ name: 'community', transact: transactTellingAll })));
  const deliverTo = {
    count: delivering(countComments.start({ community, count }, { setAside }), today),
    mail: delivering(
      mailAnswers.start(
        { community, ownedBy, addressOf, lookupHash, keepLimit, send: send ?? kept.send },
        { setAside },
      ),
    ),
    erase: delivering(eraseMemberComments.start({ community, ownedBy, transact, byAuthor, byAnswered }, { setAside })),
  };
  return {
    ...tables,
    ...{ community, clock, contacts, kept, setAside, sealer, ownedBy, deliverTo, senderBy, opensLink },
    ...{ reader: { byAuthor, byAnswered, ownedBy } },
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
      return post({ ...aLesson, pid: '', to_uid: '', content: said, ...parts }, { uid });
    },
    /** Somebody answers, a minute later. */
    answer: (pid: string, uid = 'ben', said = 'Below the stage.', parts: object = {}) => {
      clock.now += minute;
      return post({ ...aLesson, pid, to_uid: '', content: said, ...parts }, { uid });
    },
    erase: (comment_id: string, uid: string) => remove({ comment_id }, { uid }),
    hide: (id: string) => hide({ id, operator }),
    restore: (id: string) => restore({ id, operator }),
    /** The first page of the lesson, as somebody sees it. */
    page: (viewer?: string, last_comment_id = '') =>
      list({ ...aLesson, last_comment_id }, viewer === undefined ? {} : { uid: viewer }),
    /** Replies of a question after one of them. */
    more: (pid: string, last_comment_id = '', viewer = 'eve') =>
      list({ ...aLesson, pid, last_comment_id }, { uid: viewer }),
    list,
    /** All that is kept of somebody, as they export it. */
    records: async (uid: string) => (await exported({}, { uid })).list,
    /** Somebody opens the link of a mail and ends such mails. */
    end: async (token: string) => {
      const headers = { 'cloudfront-viewer-address': '203.0.113.1:443' };
      const { statusCode, body } = await opensLink(anHttpEvent({ query: { token }, headers }), aContext());
      if (statusCode !== 200) throw new Error(body);
    },
    ...watchedBy(tables),
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
