import { type EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadRecorded } from '../../events/download-recorded/event.ts';
import { eventSource } from '../../events/event.ts';
import { aDownload, anEnvelope } from '../../functions/downloads/download-builders.ts';
import { functionName } from '../../shared/contract/names.ts';
import { eventually } from '../support/runs/eventually.ts';
import { faultSize } from '../support/runs/fault-sizes.ts';
import type { TestSite } from '../support/site/site.ts';
import { siteClients } from '../support/site/site-clients.ts';
import { countedDownloads, recount } from '../support/telling/downloads-reported.ts';
import { logLines } from '../support/telling/log-lines.ts';
import { queued } from '../support/telling/queues.ts';
import { startContendedSite } from './contended-site.ts';

const consumer = functionName('local', 'countDownloads');
const events = faultSize('poison: events');

let site: TestSite;
let sqs: SQSClient;
let bus: EventBridgeClient;
beforeAll(async () => {
  site = await startContendedSite();
  ({ sqs, bus } = siteClients(site.stateDirectory));
});
afterAll(() => site.stop());

async function publish(details: readonly object[]): Promise<void> {
  for (let from = 0; from < details.length; from += 10) {
    const Entries = details.slice(from, from + 10).map((detail) => ({
      EventBusName: 'media-server-local',
      Source: eventSource,
      DetailType: downloadRecorded.name,
      Detail: JSON.stringify(detail),
    }));
    await bus.send(new PutEventsCommand({ Entries }));
  }
}

async function queueUrl(QueueName: string): Promise<string> {
  const { QueueUrl = '' } = await sqs.send(new GetQueueUrlCommand({ QueueName }));
  return QueueUrl;
}

async function queueArn(url: string): Promise<string | undefined> {
  const { Attributes } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ['QueueArn'] }));
  return Attributes?.QueueArn;
}

/** Ids of the messages that the consumer said it could not read, as often as it said so. */
async function unreadableMessages(): Promise<string[]> {
  const lines = await logLines(site.stateDirectory, 'countDownloads');
  return lines.flatMap((line) => /message\.unreadable.*"messageId":"([^"]+)"/.exec(line)?.[1] ?? []);
}

/** Repairs every message of a queue: takes it out, corrects its body, puts it back. */
async function mendAll(url: string, count: number): Promise<void> {
  const mended: string[] = [];
  while (mended.length < count) {
    const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl: url, MaxNumberOfMessages: 10 }));
    for (const { Body = '', ReceiptHandle } of Messages) {
      mended.push(Body.replace('"platform":9', '"platform":1'));
      await sqs.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle }));
    }
  }
  for (const MessageBody of mended) await sqs.send(new SendMessageCommand({ QueueUrl: url, MessageBody }));
}

test('of one poison message in ten, only these become dead letters, at once; repaired and redriven, all are counted', async () => {
  const details = Array.from({ length: events }, (_, index) =>
    anEnvelope(aDownload({ platform: index % 10 === 0 ? 9 : 1 })),
  );
  await publish(details);
  const poisoned = events / 10;

  await eventually(
    () => queued(site.url),
    ({ waiting, deadLettered }) => waiting === 0 && deadLettered === poisoned,
    120,
  );
  expect(await countedDownloads(site.stateDirectory)).toBe(events - poisoned);
  const unreadable = await eventually(unreadableMessages, (ids) => ids.length >= poisoned);
  const receives = [...Map.groupBy(unreadable, (id) => id).values()].map(({ length }) => length);
  expect(receives).toEqual(Array.from({ length: poisoned }, () => 1));

  const deadLetters = await queueUrl(`${consumer}-dead-letters`);
  await mendAll(deadLetters, poisoned);
  // With a destination, as the runbook says: the repaired messages were sent by hand and have no queue to go back to.
  const [SourceArn, DestinationArn] = [await queueArn(deadLetters), await queueArn(await queueUrl(consumer))];
  await sqs.send(new StartMessageMoveTaskCommand({ SourceArn, DestinationArn }));
  await eventually(
    () => countedDownloads(site.stateDirectory),
    (counted) => counted >= events,
  );
  expect(await countedDownloads(site.stateDirectory)).toBe(events);
  expect(await queued(site.url)).toEqual({ waiting: 0, deadLettered: 0 });
  await recount(site.stateDirectory);
});
