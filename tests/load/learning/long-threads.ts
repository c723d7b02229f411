import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { commentRow, countKey } from '../../../functions/community/comments/comment-repository.ts';
import { documentClient } from '../../../functions/platform/tables/table.ts';
import { maximumActions } from '../../../functions/platform/tables/transaction.ts';
import { commentIdOf, momentOf } from '../../../shared/comment-id.ts';
import { listComments } from '../../../shared/contract/community/comments.ts';
import { readReply } from '../../../shared/contract/dialect.ts';
import { aLesson } from '../../support/people/comments.ts';
import { aMember, type RegisteredMember } from '../../support/people/members.ts';
import { median } from '../../support/runs/median.ts';
import { pastEdge } from '../../support/site/past-edge.ts';
import type { TestSite } from '../../support/site/site.ts';
import { siteClients } from '../../support/site/site-clients.ts';
import { physicalName } from '../../support/site/site-outputs.ts';

type Site = Pick<TestSite, 'url' | 'stateDirectory'>;

/** Milliseconds that an answer takes at the median. */
export interface ThreadTimes {
  readonly ofTen: number;
  readonly firstOfMany: number;
  readonly lastOfMany: number;
}

/** Puts a question with so many replies into the table, as the functions leave them. @returns its id, and the third and the tenth last reply's */
async function plantThread({ stateDirectory }: Site, uid: string, replies: number) {
  const now = Date.now();
  const moment = (at: number) => momentOf(now + at, String(at).padStart(8, '0'));
  const place = { course: aLesson.course_id, lesson: aLesson.dir_id, asked: moment(0) };
  const question = commentIdOf(place);
  const ids = Array.from({ length: replies }, (_, at) => commentIdOf({ ...place, replied: moment(at + 1) }));
  const [first, ...answers] = [question, ...ids].map((id, at) =>
    commentRow({
      ...{ id, uid, name: 'Ada', content: `${at}` },
      postedAt: new Date(now + at).toISOString(),
      toName: '',
    }),
  );
  const shown = answers.slice(0, 3).map(({ pk: _, sk: __, month: ___, ...reply }) => reply);
  const rows = [{ ...first, oldest: shown, revision: 1 }, { ...countKey(question), replies }, ...answers];
  const { dynamodb } = siteClients(stateDirectory);
  const documents = documentClient(dynamodb);
  const TableName = physicalName(stateDirectory, 'community');
  for (let at = 0; at < rows.length; at += maximumActions) {
    const TransactItems = rows.slice(at, at + maximumActions).map((Item) => ({ Put: { TableName, Item } }));
    await documents.send(new TransactWriteCommand({ TransactItems }));
  }
  dynamodb.destroy();
  return { question, third: ids[2] ?? '', beforeLastTen: ids.at(-11) ?? ids[2] ?? '' };
}

/** How long a member waits for more replies of a thread of ten, and of one of ten thousand: calls of the function in turn. */
export async function measureThreads(site: Site, replies = 10_000, rounds = 200): Promise<ThreadTimes> {
  const member: RegisteredMember = await aMember(site.url);
  const few = await plantThread(site, member.proof.uid, 10);
  const many = await plantThread(site, member.proof.uid, replies);
  const functions = pastEdge(site.stateDirectory);
  const timed = async (pid: string, last_comment_id: string): Promise<number> => {
    const body = JSON.stringify({ ...member.proof, ...aLesson, pid, last_comment_id });
    const startedAt = performance.now();
    const answer = await functions.call('listComments', { body, headers: { 'content-type': 'application/json' } });
    const milliseconds = performance.now() - startedAt;
    const list = listComments.response.parse(readReply(listComments.dialect, JSON.parse(answer.body)));
    if (list.length === 0) throw new Error('There are no more replies');
    return milliseconds;
  };
  const asked = [
    ['ofTen', few.question, few.third],
    ['firstOfMany', many.question, many.third],
    ['lastOfMany', many.question, many.beforeLastTen],
  ] as const;
  const times = { ofTen: [], firstOfMany: [], lastOfMany: [] } as Record<keyof ThreadTimes, number[]>;
  for (let round = -20; round < rounds; round += 1)
    for (const turn of asked.keys()) {
      // Each comes first as often as the others.
      const [name, question, last] = asked[(turn + round + 60) % asked.length] ?? asked[0];
      const milliseconds = await timed(question, last);
      if (round >= 0) times[name].push(milliseconds);
    }
  functions.close();
  return {
    ofTen: median(times.ofTen),
    firstOfMany: median(times.firstOfMany),
    lastOfMany: median(times.lastOfMany),
  };
}
