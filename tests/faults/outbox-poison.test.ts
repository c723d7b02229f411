import { randomUUID } from 'node:crypto';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteManifest } from '../../functions/site-manifest.ts';
import { anAddress } from '../../infra/dev/demo/loopback.ts';
import { consumersOf } from '../../infra/manifest.ts';
import { brand } from '../../shared/brand.ts';
import { functionName } from '../../shared/contract/names.ts';
import { aMessage, enquiriesListed } from '../support/people/enquiries.ts';
import { rowsOf } from '../support/rows/table-rows.ts';
import { eventually } from '../support/runs/eventually.ts';
import { faultSeed, faultSize } from '../support/runs/fault-sizes.ts';
import { seededRandom } from '../support/runs/random.ts';
import { settled } from '../support/site/settled.ts';
import type { TestSite } from '../support/site/site.ts';
import { invokeFunction } from '../support/site/site-clients.ts';
import { logLines } from '../support/telling/log-lines.ts';
import { mailsSent } from '../support/telling/mails.ts';
import { putItem, waitingInOutbox } from '../support/telling/outbox.ts';
import { queued } from '../support/telling/queues.ts';
import { startContendedSite } from './contended-site.ts';
import { sendEnquiries, sendUntilAnswered } from './enquirers.ts';
import { metricSum } from './site-outcome.ts';

const job = functionName('local', 'republishOutboxEnquiries');
const receiver = functionName('local', 'sendContact');
const takers = consumersOf(siteManifest).filter(({ consumer }) =>
  consumer.takes.some(({ name }) => name === 'enquiry.received.v1'),
);

let site: TestSite;
beforeAll(async () => {
  site = await startContendedSite();
});
afterAll(() => site.stop());

/** The items that a function said it could not read. */
async function unreadable(name: string): Promise<string[]> {
  const lines = await logLines(site.stateDirectory, name);
  return lines.flatMap((line) => /"outbox\.unreadable".*"item":"([^"]*)"/.exec(line)?.[1] ?? []);
}

test('one request id that is sent fifty times at once is one message, with fifty like answers', async () => {
  const message = aMessage({ request_id: randomUUID() });
  const from = anAddress();
  const send = (sent: object) => sendUntilAnswered(() => site.url, from, sent);
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(message)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ status: 0 });
  await settled(site);
  expect(await enquiriesListed(site.stateDirectory, 1)).toMatchObject([{ id: message.request_id }]);
  const mails = await mailsSent(site.url);
  expect(mails.map(({ to }) => to).toSorted()).toEqual([message.email, brand.salesEmail].toSorted());
  expect(await metricSum(site.url, 'Announced', [receiver])).toBe(1);
  // It counted once towards its address, too.
  const others = await Promise.all(Array.from({ length: 4 }, () => send(aMessage({ request_id: randomUUID() }))));
  expect(others.map(({ body }) => JSON.parse(body).status)).toEqual([0, 0, 0, 0]);
  await settled(site);
});

test('items of the outbox that nobody can read hold up nothing, and the log names each', async () => {
  const before = (await rowsOf(site.stateDirectory, 'enquiries')).filter(({ sk }) => sk?.S === 'enquiry').length;
  const occurredAt = new Date().toISOString();
  const keys = Array.from({ length: 4 }, () => `${occurredAt}#${randomUUID()}`);
  const name = { S: 'enquiry.received.v1' };
  const bodies: Record<string, AttributeValue>[] = [
    { name, envelope: { S: 'no JSON' } },
    {
      name: { S: 'enquiry.lost.v1' },
      envelope: { S: JSON.stringify({ id: randomUUID(), occurredAt, correlationId: '' }) },
    },
    { name, envelope: { N: '7' } },
    {},
  ];
  const poison = bodies.map((body, index) => ({ pk: { S: `outbox#${index}` }, sk: { S: keys[index] ?? '' }, ...body }));
  // One of each kind before, between and behind good ones.
  const count = faultSize('outbox: good ones beside poison');
  const puts: Promise<void>[] = [];
  const { accepted } = await sendEnquiries(() => site.url, {
    count,
    random: seededRandom(faultSeed),
    onAccepted: (number) => {
      const item = number % Math.floor(count / 4) === 0 ? poison.pop() : undefined;
      if (item) puts.push(putItem(site.stateDirectory, 'enquiries', item));
    },
  });
  await Promise.all(puts);
  expect(puts).toHaveLength(4);
  expect(await settled(site, 4)).toBe(0);
  expect(await enquiriesListed(site.stateDirectory, before + count)).toHaveLength(before + count);
  const mails = await mailsSent(site.url);
  for (const { email } of accepted) expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
  await eventually(
    () => unreadable('publishOutboxEnquiries'),
    (told) => keys.every((key) => told.includes(key)),
  );
  expect((await waitingInOutbox(site.stateDirectory, 'enquiries')).toSorted()).toEqual(keys.toSorted());

  // The job that comes every five minutes finds them too, and is not held up either.
  await invokeFunction(site.stateDirectory, job, { scheduledAt: new Date(Date.now() + 120_000).toISOString() });
  await eventually(
    () => unreadable('republishOutboxEnquiries'),
    (told) => keys.every((key) => told.includes(key)),
  );
});

test('an event that cannot be read becomes a dead letter of each consumer at once, and the mails behind it are sent', async () => {
  const [id, occurredAt] = [randomUUID(), new Date().toISOString()];
  const envelope = JSON.stringify({ id, version: 1, occurredAt, correlationId: '', data: { enquiryId: 'none' } });
  await putItem(site.stateDirectory, 'enquiries', {
    pk: { S: 'outbox#0' },
    sk: { S: `${occurredAt}#${id}` },
    name: { S: 'enquiry.received.v1' },
    envelope: { S: envelope },
  });
  const message = aMessage({ email: `${randomUUID()}@example.com` });
  await sendUntilAnswered(() => site.url, anAddress(), message);
  await eventually(
    () => mailsSent(site.url),
    (mails) => mails.some(({ to }) => to === message.email),
  );
  await eventually(
    () => queued(site.url),
    ({ waiting, deadLettered }) => waiting === 0 && deadLettered === takers.length,
  );
});
