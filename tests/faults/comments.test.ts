import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { commentDeleted } from '../../events/comment-deleted/event.ts';
import { commentPosted } from '../../events/comment-posted/event.ts';
import { eventSource } from '../../events/event.ts';
import {
  commentKey,
  commentRow,
  countKey,
  StoredQuestion,
} from '../../functions/community/comments/comment-repository.ts';
import type { Key } from '../../functions/platform/tables/item.ts';
import { entryKey } from '../../functions/platform/tables/published-content.ts';
import { maximumActions } from '../../functions/platform/tables/transaction.ts';
import { anAddress } from '../../infra/dev/demo/loopback.ts';
import { comments } from '../../infra/ops/commands/comments/comments-command.ts';
import { commentIdOf, momentOf, placeOfComment } from '../../shared/comment-id.ts';
import { listComments, sendComment } from '../../shared/contract/community/comments.ts';
import { readReply } from '../../shared/contract/dialect.ts';
import { functionName } from '../../shared/contract/names.ts';
import { aLesson } from '../support/people/comments.ts';
import { aMember, ask } from '../support/people/members.ts';
import { eachOf } from '../support/runs/each-of.ts';
import { faultSeed, faultSize } from '../support/runs/fault-sizes.ts';
import { randomId, seededRandom, shuffled } from '../support/runs/random.ts';
import { faultsOf } from '../support/site/local-control.ts';
import { deskCommand } from '../support/site/operators.ts';
import { settled } from '../support/site/settled.ts';
import { startTestSite, type TestSite } from '../support/site/site.ts';
import { siteClients } from '../support/site/site-clients.ts';
import { physicalName } from '../support/site/site-outputs.ts';
import { shownFigure } from '../support/telling/figures.ts';
import { killAtWork, patience, underLoad } from './contended-site.ts';
import { postUntilAnswered } from './until-answered.ts';

/** A site with a lesson and these rows of comments, and no other content, whose tables behave as under load from then on. */
async function aSiteWithALesson(rows: readonly object[] = []): Promise<TestSite> {
  const site = await startTestSite({ queueClock: 60, publishes: false });
  const key = entryKey('lessons', '', `${aLesson.course_id} ${aLesson.dir_id}`);
  const entry = { course_id: Number(aLesson.course_id), dir_id: Number(aLesson.dir_id), title: 'Windows' };
  await putItems(site, 'content', [{ ...key, order: 1, digest: '', entry }]);
  await putItems(site, 'community', rows);
  await faultsOf(site.url).tables(underLoad);
  return site;
}

async function putItems({ stateDirectory }: TestSite, table: 'content' | 'community', items: readonly object[]) {
  const { dynamodb } = siteClients(stateDirectory);
  const documents = DynamoDBDocumentClient.from(dynamodb);
  const TableName = physicalName(stateDirectory, table);
  for (let at = 0; at < items.length; at += maximumActions) {
    const TransactItems = items.slice(at, at + maximumActions).map((Item) => ({ Put: { TableName, Item } }));
    await documents.send(new TransactWriteCommand({ TransactItems }));
  }
  dynamodb.destroy();
}

/** Puts events of ours on the bus, as their publishers do. */
async function announce(
  { stateDirectory }: TestSite,
  events: readonly { readonly name: string; readonly detail: object }[],
) {
  const { bus } = siteClients(stateDirectory);
  for (let at = 0; at < events.length; at += 10) {
    const Entries = events.slice(at, at + 10).map(({ name, detail }) => ({
      ...{ EventBusName: 'media-server-local', Source: eventSource },
      ...{ DetailType: name, Detail: JSON.stringify(detail) },
    }));
    const { FailedEntryCount } = await bus.send(new PutEventsCommand({ Entries }));
    if (FailedEntryCount) throw new Error('The bus refused events');
  }
  bus.destroy();
}

const figureOf = ({ stateDirectory }: TestSite) =>
  shownFigure(stateDirectory, 'showCommunityFigures', 'Questions and answers');

test('a question that is sent fifty times at once under one request id stands once, and is told once', {
  timeout: patience,
}, async ({ onTestFinished }) => {
  const site = await aSiteWithALesson();
  onTestFinished(() => site.stop().then(() => rm(site.stateDirectory, { recursive: true, force: true })));
  const { proof } = await aMember(site.url);
  const said = { ...aLesson, ...proof, content: 'Once?', request_id: randomUUID() };
  const race = async () => {
    const { body } = await postUntilAnswered(() => site.url, anAddress(), sendComment, said);
    return sendComment.response.parse(readReply(sendComment.dialect, JSON.parse(body)));
  };
  const answers = await Promise.all(Array.from({ length: 50 }, race));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await ask(site.url, listComments, aLesson)).toHaveLength(1);
  expect(await settled(site)).toBe(0);
  expect(await figureOf(site)).toBe(1);
  expect(JSON.parse(await deskCommand(site.stateDirectory, comments, 'list'))).toHaveLength(1);
});

const count = faultSize('comments: events');

test(`replies are counted exactly after ${count} events, shuffled and half of them repeated, while their consumer is killed (seed ${faultSeed})`, {
  timeout: 2 * patience,
}, async ({ onTestFinished }) => {
  const random = seededRandom(faultSeed);
  const now = Date.now();
  const moment = (at: number) =>
    momentOf(
      now + at,
      Math.floor(random() * 36 ** 8)
        .toString(36)
        .padStart(8, '0'),
    );
  const place = { course: aLesson.course_id, lesson: aLesson.dir_id };
  const comment = (id: string, at: number) => ({
    ...{ id, uid: 'ada', name: 'Ada', content: `${at}`, postedAt: new Date(now + at).toISOString(), toName: '' },
  });
  // Six events of ten bring an answer, four take one of them out again, over five questions.
  const questions = Array.from({ length: 5 }, (_, at) => commentIdOf({ ...place, asked: moment(at) }));
  const posted = Array.from({ length: Math.ceil(count * 0.6) }, (_, at) => {
    const { asked } = placeOfComment(questions[at % questions.length] ?? '');
    return commentIdOf({ ...place, asked, replied: moment(1_000 + at) });
  });
  const deleted = shuffled(random, posted).slice(0, count - posted.length);
  const left = posted.filter((id) => !deleted.includes(id));
  const site = await aSiteWithALesson([...questions, ...left].map((id, at) => commentRow(comment(id, at))));
  onTestFinished(() => site.stop().then(() => rm(site.stateDirectory, { recursive: true, force: true })));
  const eventOf = (name: string, data: object) => ({
    name,
    detail: { id: randomId(random), version: 1, occurredAt: new Date(now).toISOString(), correlationId: 'test', data },
  });
  // Nobody is told of their own answer.
  const facts = { uid: 'ada', answeredUid: 'ada', isFirstAnswer: false, isRestored: false };
  const events = [
    ...posted.map((commentId) => eventOf(commentPosted.name, { commentId, ...facts })),
    ...deleted.map((commentId) => eventOf(commentDeleted.name, { commentId, cause: 'member' })),
  ];
  const repeated = shuffled(random, [...events, ...shuffled(random, events).slice(0, count / 2)]);

  const consumer = functionName('local', 'countComments');
  let killed = 0;
  const waves = 10;
  const size = Math.ceil(repeated.length / waves);
  await eachOf(Array.from({ length: waves }).keys(), 1, async (wave) => {
    await announce(site, repeated.slice(wave * size, (wave + 1) * size));
    killed += await killAtWork(() => site.url, consumer);
  });
  expect(await settled(site)).toBe(0);

  const { dynamodb } = siteClients(site.stateDirectory);
  const TableName = physicalName(site.stateDirectory, 'community');
  const documents = DynamoDBDocumentClient.from(dynamodb);
  const read = async (Key: Key) =>
    (await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;
  for (const question of questions) {
    const own = left.filter((id) => id.startsWith(`${question}.`));
    expect((await read(countKey(question)))?.replies).toBe(own.length);
    const { oldest } = StoredQuestion.parse(await read(commentKey(question)));
    expect(oldest.map(({ id }) => id)).toEqual(own.toSorted().slice(0, 3));
  }
  dynamodb.destroy();
  expect(await figureOf(site)).toBe(posted.length);
  console.log(`${repeated.length} events of ${count}, ${killed} invocations killed`);
  expect(killed).toBeGreaterThanOrEqual(waves);
});
