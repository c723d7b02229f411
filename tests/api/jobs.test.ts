import { randomUUID } from 'node:crypto';
import { GetQueueUrlCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { schedulesOf, siteDefinition, withOutboxes } from '../../infra/site-definition.ts';
import { deadLetterQueueName, functionName } from '../../shared/contract/names.ts';
import { enquiriesCommand } from '../support/enquiries.ts';
import { eventually } from '../support/eventually.ts';
import { runSchedule } from '../support/local-control.ts';
import { putItem, waitingInOutbox } from '../support/outbox.ts';
import { siteClients } from '../support/site-clients.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');
const jobs = schedulesOf(withOutboxes(siteDefinition)).map(({ name }) => name);

const Lines = z.array(z.object({ line: z.string() }));

/** The log lines of a function that say how it answered. */
async function answersOf(name: string): Promise<number> {
  const response = await fetch(`${siteUrl}/__local/logs.json?function=${functionName('local', name)}`);
  return Lines.parse(await response.json()).filter(({ line }) => line.includes('"code":"call.answered"')).length;
}

test.each(jobs)('%s runs when its schedule is due', async (name) => {
  const before = await answersOf(name);
  await runSchedule(siteUrl, functionName('local', name));
  await eventually(
    () => answersOf(name),
    (answers) => answers > before,
  );
});

test.each(jobs)('a run of %s whose function is out of reach is set aside', async (name) => {
  const { sqs } = siteClients(state);
  await runSchedule(siteUrl, functionName('local', name), true);
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: deadLetterQueueName('local', name) }));
  const receive = async () => (await sqs.send(new ReceiveMessageCommand({ QueueUrl }))).Messages?.[0];
  expect(await eventually(receive, (message) => message !== undefined)).toMatchObject({
    Body: expect.stringContaining('scheduledAt'),
  });
});

const text = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, S]) => [name, { S }]));

test('an enquiry of three years ago is erased when the job is due', async () => {
  const receivedAt = new Date(Date.now() - 750 * 24 * 60 * 60 * 1_000).toISOString();
  const month = receivedAt.slice(0, 7);
  const id = randomUUID();
  const facts = { id, form: 'contact', receivedAt, state: 'open', finishedBy: '', finishedAt: '' };
  const rest = { sealed: '1.a.b', fingerprint: 'f', month, contactHash: randomUUID() };
  await putItem(state, text({ pk: `enquiry#${id}`, sk: 'enquiry', ...facts, ...rest }));
  const listed = () => enquiriesCommand(state, 'list', '--month', month, '--json');
  await eventually(listed, (printed) => printed.includes(id));
  await runSchedule(siteUrl, functionName('local', 'eraseEnquiries'));
  await eventually(listed, (printed) => !printed.includes(id));
});

test('an event that the stream left behind is brought to the bus by the five-minute job', async () => {
  const occurredAt = new Date(Date.now() - 300_000).toISOString();
  const key = { pk: 'outbox#0', sk: `${occurredAt}#${randomUUID()}` };
  // The stream passes over an item that it cannot read, and over changes of items.
  await putItem(state, text(key));
  const data = { enquiryId: randomUUID(), form: 'contact' };
  const [, id = ''] = key.sk.split('#');
  const envelope = JSON.stringify({ id, version: 1, occurredAt, correlationId: 'left behind', data });
  await putItem(state, text({ ...key, name: 'enquiry.received.v1', envelope }));
  expect(await waitingInOutbox(state)).toContain(key.sk);
  await runSchedule(siteUrl, functionName('local', 'republishOutboxEnquiries'));
  await eventually(
    () => waitingInOutbox(state),
    (waiting) => !waiting.includes(key.sk),
  );
});
