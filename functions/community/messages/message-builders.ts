import { vi } from 'vitest';
import type { TableAction } from '../../../shared/manifest/function-needs.ts';
import { createTrail } from '../../platform/audit/audit.ts';
import { createOnce } from '../../platform/calls/once.ts';
import { type CountOnce, onceCounter } from '../../platform/counters/count-once.ts';
import { createCount } from '../../platform/counters/counting.ts';
import type { SendMail } from '../../platform/mail/sender.ts';
import { type OwnedTable, ownedTable } from '../../platform/tables/owned-tables.ts';
import { aClock } from '../../platform/testing/a-clock.ts';
import { aContext } from '../../platform/testing/builders.ts';
import { delivering } from '../../platform/testing/delivering.ts';
import { mailsInMemory } from '../../platform/testing/mailer-in-memory.ts';
import { sealerInMemory } from '../../platform/testing/sealer-in-memory.ts';
import { calling, operating } from '../../platform/testing/starting.ts';
import { tablesInMemory } from '../../platform/testing/tables-in-memory.ts';
import answerThread from '../answer-thread.ts';
import bindClient from '../bind-client.ts';
import { watchedBy } from '../community-builders.ts';
import countMessages from '../count-messages.consumer.ts';
import listMessages from '../list-messages.ts';
import listThreads from '../list-threads.ts';
import mailUnreadMessages from '../mail-unread-messages.consumer.ts';
import openThread from '../open-thread.ts';
import sendMessage from '../send-message.ts';
import { communityTable } from '../tables.ts';
import watchWaitingMessages from '../watch-waiting-messages.schedule.ts';
import { readThread, threadSk, unreadIn } from './message-thread.ts';

const operator = 'arn:aws:iam::123456789012:user/kim';
const minute = 60_000;

/** When events of tests occurred. */
const today = '2026-11-26T09:31:00.000Z';

/** What tests let go wrong. */
interface Faults {
  /** Changes what counts, as a consumer that is killed does. */
  readonly write?: (countOnce: CountOnce) => CountOnce;
  readonly send?: SendMail<'message-answered'>;
}

/** Members and customer service in memory, by a clock that the test sets. */
export function aCustomerService({ write = (countOnce) => countOnce, send }: Faults = {}) {
  const tables = tablesInMemory('community', communityTable);
  const { transactTellingAll } = tables;
  const sealer = sealerInMemory('community');
  const { seal, open, lookupHash } = sealer;
  const community = tables.table('community');
  const clock = aClock('2026-11-26T09:30:00.000Z');
  const addresses = new Map([
    ['ada', 'ada@example.com'],
    ['ben', 'ben@example.com'],
  ]);
  const addressOf = async (uid: string) => addresses.get(uid);
  const ownedBy = ({ uid }: { readonly uid: string }): { readonly community: OwnedTable<TableAction> } => ({
    community: ownedTable(community, uid),
  });
  const once = createOnce({ name: 'community', table: community, transact: transactTellingAll });
  const audited = createTrail({ table: tables.table('audit'), transact: transactTellingAll, pause: () => 0 });
  const byWaiting = tables.index('community.byWaiting');
  const post = calling(sendMessage, { ownedBy, once, seal, lookupHash });
  const answer = operating(answerThread, { ownedBy, seal, audited });
  const opened = operating(openThread, { ownedBy, open, audited });
  const list = calling(listMessages, { ownedBy, open });
  const bind = calling(bindClient, { ownedBy });
  const waiting = operating(listThreads, { byWaiting });
  const watch = watchWaitingMessages.start({ byWaiting });
  const kept = mailsInMemory<'message-answered'>();
  const setAside = vi.fn(async () => []);
  const count = createCount(write(onceCounter({ name: 'community', transact: transactTellingAll })));
  const threadOf = async (uid: string) => readThread(await ownedBy({ uid }).community.get(threadSk));
  return {
    ...tables,
    ...{ community, sealer, clock, addresses, ownedBy, kept, setAside, threadOf },
    deliverTo: {
      mail: delivering(mailUnreadMessages.start({ ownedBy, addressOf, send: send ?? kept.send }, { setAside })),
      count: delivering(countMessages.start({ count }, { setAside }), today),
    },
    bind: (uid: string, client_id: string) => bind({ client_id }, { uid }),
    /** A member writes, a minute later. */
    write: (uid: string, content = 'My dongle has no cap', parts: object = {}) => {
      clock.now += minute;
      return post({ content, ...parts }, { uid });
    },
    /** Customer service answers, a minute later. */
    answer: (member: string, content = 'One is on its way') => {
      clock.now += minute;
      return answer({ member, content, operator });
    },
    read: (uid: string, page = 1, limit = 15) => list({ page, limit }, { uid }),
    open: (member: string) => opened({ member, operator }),
    unread: async (uid: string) => unreadIn(await threadOf(uid)),
    /** What operators list. */
    waiting: async () => (await waiting({})).list,
    watch: (dueAt: number) => watch({ scheduledAt: new Date(dueAt).toISOString() }, aContext()),
    ...watchedBy(tables),
  };
}
