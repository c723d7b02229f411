import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import {
  DeleteMessageCommand,
  GetQueueUrlCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { eventSource } from '../../events/event.ts';
import { deadLetterQueueName, functionName, systemName } from '../../shared/contract/names.ts';
import { eventually } from '../support/runs/eventually.ts';
import { type RunningSite, runningSites } from '../support/site/running-sites.ts';
import { siteClients } from '../support/site/site-clients.ts';
import { logLines } from '../support/telling/log-lines.ts';

/** Every event that some consumer takes, with the names of all that take it, and of those that wait before they do. */
function takenIn({ consumers }: RunningSite) {
  const waiting = new Set(consumers.filter(({ consumer }) => consumer.delaySeconds).map(({ name }) => name));
  const subscriptions = consumers.flatMap(({ name, consumer }) => consumer.takes.map((event) => ({ name, event })));
  return [...Map.groupBy(subscriptions, ({ event }) => JSON.stringify(event)).values()].flatMap((takers) =>
    takers.slice(0, 1).map(({ event }) => ({
      event,
      title: event.name,
      takers: takers.map(({ name }) => name),
      waiting: takers.map(({ name }) => name).filter((name) => waiting.has(name)),
    })),
  );
}

type Taken = ReturnType<typeof takenIn>[number];

type Clients = ReturnType<typeof siteClients>;

const urlOf = async ({ sqs }: Clients, QueueName: string) =>
  (await sqs.send(new GetQueueUrlCommand({ QueueName }))).QueueUrl;

/**
 * Brings an event to its consumers: ours by the bus; those of AWS, whose sources are its own, as rules would put them into the queues, and so into the
 * queues of those that wait, but due at once.
 */
async function bring(clients: Clients, { event, takers, waiting }: Taken, detail: object): Promise<void> {
  const isOurs = !('from' in event);
  if (isOurs) {
    const entry = { EventBusName: `${systemName}-local`, Source: eventSource, DetailType: event.name };
    await clients.bus.send(new PutEventsCommand({ Entries: [{ ...entry, Detail: JSON.stringify(detail) }] }));
  }
  const around = { id: crypto.randomUUID(), time: '2026-11-01T10:00:00Z', 'detail-type': event.name, detail };
  for (const name of isOurs ? waiting : takers) {
    const QueueUrl = await urlOf(clients, functionName('local', name));
    const MessageBody = JSON.stringify(around);
    await clients.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds: 0 }));
  }
}

/** Waits for the dead letter of a consumer that a text stands in, and takes it away. */
async function deadLetterWith(clients: Clients, consumer: string, text: string): Promise<unknown> {
  const QueueUrl = await urlOf(clients, deadLetterQueueName('local', consumer));
  const receive = async () => {
    const { Messages = [] } = await clients.sqs.send(
      // The letters of other tests come back at once.
      new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 0 }),
    );
    return Messages.find(({ Body }) => Body?.includes(text));
  };
  const letter = await eventually(receive, (message) => message !== undefined).catch((cause: Error) => {
    const advice = 'the schema in its events/*/event.ts has to refuse an object that holds a marker alone';
    throw new Error(`${consumer} did not set an unreadable event aside: ${advice}`, { cause });
  });
  await clients.sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: letter?.ReceiptHandle }));
  return JSON.parse(letter?.Body ?? '');
}

const UnreadableLine = z.object({ code: z.literal('message.unreadable'), messageId: z.string() });

/** Ids of unreadable messages that a consumer has seen more than once: the queue brought them back. */
async function seenAgain(state: string, name: string): Promise<string[]> {
  const ids = (await logLines(state, name)).flatMap((line) => {
    const read = z.safeParse(UnreadableLine, line.startsWith('{') ? JSON.parse(line) : line);
    return read.success ? [read.data.messageId] : [];
  });
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

describe.each(runningSites())('$title', (site) => {
  const clients = siteClients(site.state);

  test.each(takenIn(site))(
    `${site.title}: an unreadable $title is set aside at once, by each of its consumers`,
    async (taken) => {
      const { event, takers } = taken;
      const detail = { marker: crypto.randomUUID() };
      await bring(clients, taken, detail);
      const letters = await Promise.all(takers.map((name) => deadLetterWith(clients, name, detail.marker)));
      for (const letter of letters) expect(letter).toMatchObject({ 'detail-type': event.name, detail });
      for (const name of takers)
        expect(await seenAgain(site.state, name), `${name} does not set it aside by itself`).toEqual([]);
    },
  );
});
