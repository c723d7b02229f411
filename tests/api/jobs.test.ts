import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { GetQueueUrlCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { needsOf } from '../../infra/manifest.ts';
import type { EventName } from '../../shared/contract/event-name.ts';
import { deadLetterQueueName, functionName } from '../../shared/contract/names.ts';
import { enquiriesCommand } from '../support/people/enquiries.ts';
import { eventually } from '../support/runs/eventually.ts';
import { runSchedule } from '../support/site/local-control.ts';
import { runningSites } from '../support/site/running-sites.ts';
import { siteClients } from '../support/site/site-clients.ts';
import { logLines } from '../support/telling/log-lines.ts';
import { putItem, waitingInOutbox } from '../support/telling/outbox.ts';

/** The log lines of a function that say how it answered. */
async function answersOf(state: string, name: string): Promise<number> {
  return (await logLines(state, name)).filter((line) => line.includes('"code":"call.answered"')).length;
}

const text = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, S]) => [name, { S }]));

const Example = z.looseObject({});

/** An event of that name as its folder shows it, under an id of its own. */
function anEvent(name: EventName, occurredAt: string) {
  const folder = name.replace(/\.v\d+$/, '').replaceAll('.', '-');
  const [file = ''] = globSync(
    `{,tests/fixture/}events/${folder}/examples/v${name.split('.v').at(-1)}/*.json`,
  ).toSorted();
  return { ...Example.parse(JSON.parse(readFileSync(file, 'utf8'))), id: randomUUID(), occurredAt };
}

describe.each(runningSites())('$title', ({ title, definition, url, state, jobs, outboxes }) => {
  test.each(jobs)(`${title}: $name runs when its schedule is due`, async ({ name }) => {
    const before = await answersOf(state, name);
    await runSchedule(url, functionName('local', name));
    await eventually(
      () => answersOf(state, name),
      (answers) => answers > before,
    );
  });

  test.each(jobs)(`${title}: a run of $name whose function is out of reach is set aside`, async ({ name }) => {
    const { sqs } = siteClients(state);
    await runSchedule(url, functionName('local', name), true);
    const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: deadLetterQueueName('local', name) }));
    const receive = async () => (await sqs.send(new ReceiveMessageCommand({ QueueUrl }))).Messages?.[0];
    expect(await eventually(receive, (message) => message !== undefined)).toMatchObject({
      Body: expect.stringContaining('scheduledAt'),
    });
  });

  const announced = outboxes.flatMap(({ name, outbox: { table, searcher } }) =>
    (needsOf(definition, name).relays?.events ?? []).map((event) => ({ table, event, job: searcher })),
  );

  test.each(announced)(
    `${title}: $event, which the stream of $table left behind, is brought to the bus by the five-minute job`,
    async ({ table, event, job }) => {
      const occurredAt = new Date(Date.now() - 300_000).toISOString();
      const envelope = anEvent(event, occurredAt);
      const key = { pk: 'outbox#0', sk: `${occurredAt}#${envelope.id}` };
      // The stream passes over an item that it cannot read, and over changes of items.
      await putItem(state, table, text(key));
      await putItem(state, table, text({ ...key, name: event, envelope: JSON.stringify(envelope) }));
      expect(await waitingInOutbox(state, table)).toContain(key.sk);
      await runSchedule(url, functionName('local', job));
      await eventually(
        () => waitingInOutbox(state, table),
        (waiting) => !waiting.includes(key.sk),
      );
    },
  );
});

test('an enquiry of three years ago is erased when the job is due', async () => {
  const state = inject('siteState');
  const receivedAt = new Date(Date.now() - 750 * 24 * 60 * 60 * 1_000).toISOString();
  const month = receivedAt.slice(0, 7);
  const id = randomUUID();
  const facts = { id, form: 'contact', receivedAt, state: 'open', finishedBy: '', finishedAt: '' };
  const rest = { sealed: '1.a.b', fingerprint: 'f', month, contactHash: randomUUID() };
  await putItem(state, 'enquiries', text({ pk: `enquiry#${id}`, sk: 'enquiry', ...facts, ...rest }));
  const listed = () => enquiriesCommand(state, 'list', '--month', month, '--json');
  await eventually(listed, (printed) => printed.includes(id));
  await runSchedule(inject('siteUrl'), functionName('local', 'eraseEnquiries'));
  await eventually(listed, (printed) => !printed.includes(id));
});
