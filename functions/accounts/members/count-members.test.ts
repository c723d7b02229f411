import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { memberRegistered } from '../../../events/member-registered/event.ts';
import example from '../../../events/member-registered/examples/v1/member.json' with { type: 'json' };
import type { CountOnce } from '../../platform/counters/count-once.ts';
import { aCountingConsumer } from '../../platform/testing/counting-consumer.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import countMembers from '../count-members.consumer.ts';
import { figures } from '../figures.ts';

captureLog();

function anEvent(given: Partial<typeof example> = {}) {
  return { ...example, id: randomUUID(), data: { uid: randomUUID() }, ...given };
}

const day = example.occurredAt.slice(0, 10);

function aConsumer(write?: (countOnce: CountOnce) => CountOnce) {
  const counted = { consumer: countMembers, table: 'accounts', event: memberRegistered, figure: figures[0] } as const;
  const consumer = aCountingConsumer(counted, write);
  return { ...consumer, signUps: (on = day) => consumer.countedOn(on) };
}

test('a new member counts for the day of the registration, once, however often the event is delivered', async () => {
  const { deliver, signUps } = aConsumer();
  const [one, other] = [anEvent(), anEvent({ occurredAt: '2026-11-26T00:00:00.000Z' })];
  expect(await deliver(one, other, one)).toEqual([]);
  expect(await deliver(one, anEvent())).toEqual([]);
  expect(await signUps()).toEqual([2]);
  expect(await signUps('2026-11-26')).toEqual([1]);
});

test('of a batch of new members, only what could not be written comes back, and then counts once', async () => {
  const { deliver, signUps, cancelNext } = aConsumer();
  const events = Array.from({ length: 120 }, () => anEvent());
  cancelNext(...Array.from({ length: 12 }, () => 'conflict' as const));
  const failed = await deliver(...events);
  expect(failed.length).toBeGreaterThan(0);
  expect(await signUps()).toEqual([120 - failed.length]);
  expect(await deliver(...failed.flatMap((at) => events[at] ?? []))).toEqual([]);
  expect(await signUps()).toEqual([120]);
});

test('an event of a registration that cannot be read is set aside at once, and holds up no other', async () => {
  const { deliver, signUps, setAside } = aConsumer();
  expect(await deliver(anEvent(), 'no JSON', { ...anEvent(), data: {} })).toEqual([]);
  expect(setAside).toHaveBeenCalledWith([
    expect.objectContaining({ messageId: '1' }),
    expect.objectContaining({ messageId: '2' }),
  ]);
  expect(await signUps()).toEqual([1]);
});

test.each([
  ['before its transaction', (): CountOnce => () => Promise.reject(new Error('killed'))],
  [
    'after its transaction',
    (write: CountOnce): CountOnce =>
      async (all) => {
        await write(all);
        throw new Error('killed');
      },
  ],
])('a new member counts once when the consumer is killed %s', async (_, dying) => {
  let deaths = 1;
  const { deliver, signUps } = aConsumer((write) => (all) => (deaths-- > 0 ? dying(write)(all) : write(all)));
  const event = anEvent();
  expect(await deliver(event)).toEqual([0]);
  expect(await deliver(event)).toEqual([]);
  expect(await signUps()).toEqual([1]);
});

test('what is stored of a member who was counted is the event, and not who they are', async () => {
  const { deliver, items } = aConsumer();
  const event = anEvent();
  await deliver(event);
  expect(JSON.stringify(items())).not.toContain(event.data.uid);
});
