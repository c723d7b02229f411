import { expect, test } from 'vitest';
import { anOutbox } from '../../testing/an-outbox.ts';
import { captureLog } from '../../testing/log-capture.ts';
import { outboxSearcher } from './search-outbox.ts';

const log = captureLog();
const told = () => {
  const lines = log.text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
  return lines.findLast(({ code }) => code === 'outbox.searched');
};

const at = (time: string) => `2026-06-18T${time}.000Z`;
const now = new Date(at('10:00:00'));

test('events that have waited for more than a minute are published, oldest first; younger ones are left to the stream', async () => {
  const outbox = anOutbox();
  const search = outboxSearcher(outbox.relay, () => 0);
  outbox.announce(at('09:58:00'));
  outbox.announce(at('09:50:00'));
  const young = outbox.announce(at('09:59:30'));
  await search({ now });
  expect(outbox.accepted.map((id) => id.slice(-1))).toEqual(['2', '1']);
  expect(outbox.waiting()).toEqual([young.sk]);
  expect(told()).toMatchObject({ WaitingEvents: 2, OldestWaitingSeconds: 600, left: 0 });
});

test('an empty outbox raises no metric', async () => {
  await outboxSearcher(anOutbox().relay, () => 0)({ now });
  expect(told()).toMatchObject({ waiting: 0, oldestSeconds: 0 });
  expect(told()).not.toHaveProperty('_aws');
});

test('what the bus still refuses waits for the next run, and what comes after it is published', async () => {
  const outbox = anOutbox();
  const search = outboxSearcher(outbox.relay, () => 0);
  const first = outbox.announce(at('09:00:00'));
  for (let count = 0; count < 20; count += 1) outbox.announce(at('09:30:00'));
  outbox.refuse(5, first.sk.split('#')[1]);
  await search({ now });
  expect(outbox.waiting()).toEqual([first.sk]);
  expect(told()).toMatchObject({ waiting: 21, left: 1 });
  await search({ now });
  expect(outbox.waiting()).toEqual([]);
});

test('an unreadable item holds up nothing, and counts as waiting until a person has dealt with it', async () => {
  const outbox = anOutbox();
  const search = outboxSearcher(outbox.relay, () => 0);
  const sk = `${at('09:00:00')}#5f0d9a86-9f4b-4d56-8c1e-0a7b3c2d1e4f`;
  outbox.store({ pk: 'outbox#0', sk, name: 'nothing' });
  outbox.announce(at('09:30:00'));
  await search({ now });
  await search({ now });
  expect(outbox.waiting()).toEqual([sk]);
  expect(outbox.accepted).toHaveLength(1);
  expect(told()).toMatchObject({ WaitingEvents: 1, OldestWaitingSeconds: 3_600 });
  expect(log.text).toContain(`"code":"outbox.unreadable","function":""`);
});

test('a run publishes a thousand events at most', async () => {
  const outbox = anOutbox();
  for (let count = 0; count < 1_001; count += 1) outbox.announce(at('09:30:00'));
  await outboxSearcher(outbox.relay, () => 0)({ now });
  expect(outbox.accepted).toHaveLength(1_000);
  expect(outbox.waiting()).toHaveLength(1);
});
