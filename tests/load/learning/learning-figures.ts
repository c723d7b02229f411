import { listComments, sendComment } from '../../../shared/contract/community/comments.ts';
import { aLesson, write } from '../../support/people/comments.ts';
import { aMember, type RegisteredMember } from '../../support/people/members.ts';
import { eachOf } from '../../support/runs/each-of.ts';
import { settled } from '../../support/site/settled.ts';
import type { TestSite } from '../../support/site/site.ts';
import { visit } from '../edge-visits.ts';
import { type Made, requestsMade } from '../members/requests-made.ts';
import { measureThreads } from './long-threads.ts';

interface Figure {
  readonly figure: string;
  readonly measured: string | number;
  readonly target: string;
}

const isWrite = ({ action }: Made) => /^dynamodb:(Put|Update|Delete)Item$/.test(action);

/** What so many questions at once write, until they are counted and their events are on the bus; the mails that answers bring are not among them. */
async function writesOfQuestions({ url, stateDirectory }: TestSite, members: readonly RegisteredMember[]) {
  const site = { url, state: stateDirectory };
  await settled({ url, stateDirectory });
  const made = await requestsMade(url, async () => {
    await eachOf(members, 12, async (member) => void (await write(site, member, 'Where is the timeline?')));
    await settled({ url, stateDirectory });
  });
  return made.filter(isWrite);
}

const sum = (all: readonly Made[]) => all.reduce((total, { times }) => total + times, 0);

/** What questions and answers cost, and how fast they are read, with what each is measured against. */
export async function learningFigures(site: TestSite, together = 48): Promise<Figure[]> {
  const { course_id, dir_id } = aLesson;
  const edge = await visit(site.url, `${listComments.path}?course_id=${course_id}&dir_id=${dir_id}`);
  const threads = await measureThreads(site);
  const members: RegisteredMember[] = [];
  await eachOf(Array.from({ length: together }).keys(), 8, async () => void members.push(await aMember(site.url)));
  const alone = await writesOfQuestions(site, members.slice(0, 1));
  const batch = await writesOfQuestions(site, members);
  return [
    {
      figure: 'first questions of a lesson: origin requests of 1,000',
      measured: edge.originRequests,
      target: 'one in 5 s',
    },
    { figure: 'first questions of a lesson, a second', measured: edge.requestsPerSecond, target: '' },
    { figure: 'ms more replies of ten', measured: threads.ofTen.toFixed(1), target: '' },
    { figure: 'ms more replies of 10,000, the first', measured: threads.firstOfMany.toFixed(1), target: 'as with ten' },
    { figure: 'ms more replies of 10,000, the last', measured: threads.lastOfMany.toFixed(1), target: 'as with ten' },
    ...batch.map(({ by, action, on, times }) => ({
      figure: `${by}: ${action} of ${on}`,
      measured: (times / together).toFixed(2),
      target: '',
    })),
    { figure: `${sendComment.path}: write actions, alone`, measured: sum(alone), target: '' },
    { figure: `the same, each of ${together}`, measured: (sum(batch) / together).toFixed(2), target: '≤ 6' },
  ];
}
