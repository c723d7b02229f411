import { expect, test } from 'vitest';
import type { SiteQueues } from '../../../publish/site-queues.ts';
import { keptOutput } from '../../../terminal/kept-output.ts';
import { queues as command } from './queues-command.ts';

/** A stage whose consumer of downloads has set messages aside, and an output that keeps what is written. */
function aStage({ deadLetters = 3 } = {}) {
  const held = new Map([
    ['media-server-test-count-downloads', 2],
    ['media-server-test-count-downloads-dead-letters', deadLetters],
    ['media-server-test-close-unpaid-orders-dead-letters', deadLetters],
  ]);
  const moved: string[] = [];
  const queues: SiteQueues = {
    counts: async (name) => ({ waiting: held.get(name) ?? 0, inHand: 0 }),
    peek: async (name) =>
      Array.from({ length: Math.min(10, held.get(name) ?? 0) }, (_, place) => ({
        id: `m${place}`,
        sentAt: '2026-11-27T12:00:00.000Z',
        attributes: { ERROR_CODE: 'NO_PERMISSIONS' },
        body: '{"detail-type":"download.recorded.v1\u001b[2J"}',
      })),
    move: async (from, to) => {
      moved.push(`${from} > ${to}`);
      held.set(from, 0);
    },
    purge: async (name) => {
      const count = held.get(name) ?? 0;
      held.set(name, 0);
      return count;
    },
    send: async () => 0,
  };
  const output = keptOutput();
  const run = (...args: string[]) => command.runAt(args, output, async () => ({ name: 'test', queues }));
  return { run, moved, written: output.written };
}

test('queues list shows what holds something, dead letters and what people miss', async () => {
  const { run, written } = aStage();
  expect(await run('list')).toBe(0);
  const lines = written().trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^count-downloads +2 +0 +3 +\S/);
  expect(lines[2]).toMatch(/^close-unpaid-orders +0 +0 +3 +\S/);
});

test('queues list shows all of them as data, also those that are empty', async () => {
  const { run, written } = aStage({ deadLetters: 0 });
  await run('list', '--json');
  const all = JSON.parse(written());
  expect(all.length).toBeGreaterThan(40);
  expect(all).toContainEqual(
    expect.objectContaining({ name: 'count-downloads', kind: 'consumer', waiting: 2, deadLetters: 0 }),
  );
});

test('queues peek shows dead letters as they lie there', async () => {
  const { run, written } = aStage({ deadLetters: 12 });
  expect(await run('peek', 'countDownloads')).toBe(0);
  expect(written().match(/download\.recorded\.v1/g)).toHaveLength(10);
  expect(written()).toContain('ERROR_CODE: NO_PERMISSIONS');
});

test('queues redrive brings all back into the queue of the consumer, and only with --yes', async () => {
  const { run, moved, written } = aStage();
  await expect(run('redrive', 'count-downloads')).rejects.toThrow('3 dead letters of count-downloads go back');
  expect(moved).toEqual([]);
  expect(await run('redrive', 'count-downloads', '--yes')).toBe(0);
  expect(moved).toEqual(['media-server-test-count-downloads-dead-letters > media-server-test-count-downloads']);
  expect(written()).toContain('3 of 3 are in the queue');
  await run('redrive', 'count-downloads', '--yes', '--json');
  expect(written()).toContain('"moved": 0');
});

test('queues purge deletes what is no event, and only with --yes', async () => {
  const { run, written } = aStage();
  await expect(run('purge', 'close-unpaid-orders')).rejects.toThrow(
    '3 dead letters of close-unpaid-orders are deleted',
  );
  await run('peek', 'close-unpaid-orders', '--json');
  expect(JSON.parse(written())).toHaveLength(3);
  expect(await run('purge', 'close-unpaid-orders', '--yes')).toBe(0);
  expect(written()).toContain('3 dead letters of close-unpaid-orders are deleted');
  await run('purge', 'close-unpaid-orders', '--yes', '--json');
  expect(written()).toContain('"purged": 0');
});

test.each([
  [['purge', 'count-downloads', '--yes'], 'Bring them back: queues redrive count-downloads'],
  [['redrive', 'close-unpaid-orders', '--yes'], 'Run it: jobs run close-unpaid-orders'],
  [['redrive', 'nobody', '--yes'], 'There is no queue "nobody". There is: '],
  [['peek'], 'takes QUEUE after it'],
  [['empty'], 'Say what to do: list, peek, redrive, purge'],
])('queues %j says what is wrong', async (args, said) => {
  const { run, moved } = aStage();
  await expect(run(...args)).rejects.toThrow(said);
  expect(moved).toEqual([]);
});
