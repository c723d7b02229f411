import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Queue } from '../../core/ports.ts';
import { openStateDatabase } from '../../core/state/database.ts';
import { createQueueStore } from './store.ts';

function aDatabase() {
  const database = openStateDatabase(':memory:');
  onTestFinished(() => database.close());
  return database;
}

const settings = { visibilitySeconds: 30, delaySeconds: 0, retentionSeconds: 345_600 };

/** Two queues, the first with the second for its dead letters. Another store on the same database is a later process. */
function aStore(database = aDatabase(), maxReceiveCount = 2) {
  const store = createQueueStore(database);
  const dead = store.open('dead', settings);
  const downloads = store.open('downloads', { ...settings, redrive: { deadLetters: 'dead', maxReceiveCount } });
  return { store, dead, downloads };
}

const bodies = (queue: Queue) => queue.receive(10, 30).map(({ body }) => body);
const never = () => new AbortController().signal;

/** Time passes while somebody waits for the queue, and wakes him. */
async function waitFor(queue: Queue, seconds: number): Promise<void> {
  const waiting = queue.wait(never());
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  await waiting;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('queues', () => {
  it('a queue delivers a message once, and again when its visibility has passed', async () => {
    const { downloads } = aStore();
    downloads.send('one');
    const [first] = downloads.receive(10, 30);
    expect(first).toMatchObject({ body: 'one', receiveCount: 1 });
    expect(downloads.receive(10, 30)).toEqual([]);
    await waitFor(downloads, 30);
    expect(downloads.receive(10, 30)[0]?.receiveCount).toBe(2);
  });

  it('a received message has the id that its sender was told, and when it was sent and first received', async () => {
    const { downloads } = aStore();
    const start = Date.now();
    const messageId = downloads.send('one');
    const [first] = downloads.receive(10, 0);
    expect(first).toMatchObject({ messageId, md5OfBody: 'f97c5d29941bfb1b2fdab0874906ab82', attributes: {} });
    expect(first).toMatchObject({ sentAt: start, firstReceivedAt: start });
    const [again] = downloads.receive(10, 30);
    expect([again?.messageId, again?.sentAt, again?.firstReceivedAt]).toEqual([
      messageId,
      first?.sentAt,
      first?.firstReceivedAt,
    ]);
    expect(again?.receiptHandle).not.toBe(first?.receiptHandle);
  });

  it('a waiting receiver is woken as soon as a message is sent or a delay is over', async () => {
    const { store, downloads } = aStore();
    const waiting = downloads.wait(never());
    downloads.send('now');
    await waiting;
    expect(bodies(downloads)).toEqual(['now']);

    const delayed = store.open('delayed', { ...settings, delaySeconds: 60 });
    delayed.send('later');
    expect(bodies(delayed)).toEqual([]);
    await waitFor(delayed, 60);
    expect(bodies(delayed)).toEqual(['later']);
  });

  it('a receiver stops waiting when told to', async () => {
    const { downloads } = aStore();
    const abort = new AbortController();
    const waiting = downloads.wait(abort.signal);
    abort.abort();
    await expect(waiting).resolves.toBeUndefined();
  });

  it('a received message is hidden for another while, counted from now', async () => {
    const { downloads } = aStore();
    downloads.send('slow');
    downloads.hide(downloads.receive(10, 3_600), 60);
    expect(bodies(downloads)).toEqual([]);
    await waitFor(downloads, 60);
    expect(bodies(downloads)).toEqual(['slow']);
  });

  it('a message that was received too often is set aside', async () => {
    const { dead, downloads } = aStore(undefined, 1);
    downloads.send('poison');
    downloads.receive(10, 0);
    expect(downloads.receive(10, 0)).toEqual([]);
    expect(bodies(dead)).toEqual(['poison']);
    expect(downloads.counts()).toMatchObject({ visible: 0, inFlight: 0 });
  });

  it('messages are moved back as new ones, without their receive count', async () => {
    const { dead, downloads } = aStore(undefined, 1);
    dead.send('repaired');
    expect(dead.move('downloads', 10)).toBe(1);
    expect(downloads.receive(10, 30)[0]).toMatchObject({ body: 'repaired', receiveCount: 1 });
  });
});

describe('after the process was killed, queues', () => {
  it('after a kill, queues hold every message that was sent and not deleted, with its receive count', async () => {
    const database = aDatabase();
    const before = aStore(database);
    before.downloads.send('waiting');
    before.downloads.send('consumed');
    before.dead.send('dead');
    const received = before.downloads.receive(10, 0);
    before.downloads.remove(received.slice(1));

    const after = aStore(database);
    expect(after.downloads.receive(10, 30).map(({ body, receiveCount }) => [body, receiveCount])).toEqual([
      ['waiting', 2],
    ]);
    expect(bodies(after.dead)).toEqual(['dead']);
  });

  it('after a kill, messages that a mapping of the dead process held are visible at once', async () => {
    const database = aDatabase();
    const before = aStore(database);
    before.downloads.send('in flight');
    before.downloads.receive(10, 3_600);
    expect(bodies(aStore(database).downloads)).toEqual(['in flight']);
  });

  it('after a kill, messages that a receiver outside holds stay hidden, and it can delete them by its receipt', () => {
    const database = aDatabase();
    const before = aStore(database);
    before.downloads.send('held');
    const held = before.downloads.receive(1, 3_600, true);

    const after = aStore(database);
    expect(after.downloads.counts()).toMatchObject({ visible: 0, inFlight: 1 });
    after.downloads.remove(held);
    expect(aStore(database).downloads.counts()).toMatchObject({ visible: 0, inFlight: 0 });
  });

  it('after a kill, messages older than the queue keeps them are dropped', () => {
    const database = aDatabase();
    aStore(database).downloads.send('old');
    database.sql.exec('UPDATE messages SET sent_at = sent_at - 345600001');
    expect(bodies(aStore(database).downloads)).toEqual([]);
  });
});

it('a receipt is void once the message was received again', () => {
  const { downloads } = aStore();
  downloads.send('slow');
  const late = downloads.receive(1, 0);
  downloads.receive(1, 30);
  downloads.remove(late);
  downloads.hide(late, 0);
  expect(downloads.counts()).toMatchObject({ visible: 0, inFlight: 1 });
});
