import { describe, expect, it, onTestFinished } from 'vitest';
import type { Queue } from '../../core/ports.ts';
import { openStateDatabase } from '../../core/state/database.ts';
import { createQueueEngine } from './engine.ts';
import { createJournal } from './journal.ts';

const region = 'us-east-1';
const accountId = '000000000000';
const queueUrl = (name: string) => `http://127.0.0.1:1/${accountId}/${name}`;
const redrive = (maxReceiveCount: number) => ({
  RedrivePolicy: JSON.stringify({ deadLetterTargetArn: `arn:aws:sqs:${region}:${accountId}:dead`, maxReceiveCount }),
});

function aDatabase() {
  const database = openStateDatabase(':memory:');
  onTestFinished(() => database.close());
  return database;
}

/** Two queues, the first with the second for its dead letters. Another engine on the same database is a later process. */
async function anEngine(database = aDatabase(), maxReceiveCount = 2) {
  const engine = await createQueueEngine({ journal: createJournal(database), region, accountId, queueUrl });
  onTestFinished(() => engine.stop());
  const dead = engine.createQueue('dead', {});
  const downloads = engine.createQueue('downloads', redrive(maxReceiveCount));
  return { engine, dead, downloads };
}

const bodies = (queue: Queue) => queue.receive(10, 30).map(({ body }) => body);
const notSoon = () => AbortSignal.timeout(5_000);

describe('queues', () => {
  it('hand out a message once, and again when its visibility has passed', async () => {
    const { downloads } = await anEngine();
    downloads.send('one');
    const [first] = downloads.receive(10, 0.02);
    expect(first).toMatchObject({ body: 'one', receiveCount: 1 });
    expect(downloads.receive(10, 30)).toEqual([]);
    await downloads.wait(notSoon());
    expect(downloads.receive(10, 30)[0]?.receiveCount).toBe(2);
  });

  it('say of a message what its sender was told, and when it was sent and first received', async () => {
    const { downloads } = await anEngine();
    const start = Date.now();
    const messageId = downloads.send('one');
    const [first] = downloads.receive(10, 0);
    expect(first).toMatchObject({ messageId, md5OfBody: 'f97c5d29941bfb1b2fdab0874906ab82', attributes: {} });
    expect(first?.sentAt).toBeGreaterThanOrEqual(start);
    expect(first?.firstReceivedAt).toBeGreaterThanOrEqual(first?.sentAt ?? Number.NaN);
    const [again] = downloads.receive(10, 30);
    expect([again?.messageId, again?.sentAt, again?.firstReceivedAt]).toEqual([
      messageId,
      first?.sentAt,
      first?.firstReceivedAt,
    ]);
    expect(again?.receiptHandle).not.toBe(first?.receiptHandle);
  });

  it('wake a waiting receiver as soon as a message is sent or a delay is over', async () => {
    const { engine, downloads } = await anEngine();
    const waiting = downloads.wait(notSoon());
    downloads.send('now');
    await waiting;
    expect(bodies(downloads)).toEqual(['now']);

    const delayed = engine.createQueue('delayed', { DelaySeconds: '0.02' });
    delayed.send('later');
    expect(bodies(delayed)).toEqual([]);
    await delayed.wait(notSoon());
    expect(bodies(delayed)).toEqual(['later']);
  });

  it('stop waiting when told to', async () => {
    const { downloads } = await anEngine();
    const abort = new AbortController();
    const waiting = downloads.wait(abort.signal);
    abort.abort();
    await expect(waiting).resolves.toBeUndefined();
  });

  it('hide a received message for another while, counted from now', async () => {
    const { downloads } = await anEngine();
    downloads.send('slow');
    downloads.hide(downloads.receive(10, 3_600), 0.02);
    expect(bodies(downloads)).toEqual([]);
    await downloads.wait(notSoon());
    expect(bodies(downloads)).toEqual(['slow']);
  });

  it('put a message aside that was received too often', async () => {
    const { engine, dead, downloads } = await anEngine(undefined, 1);
    downloads.send('poison');
    downloads.receive(10, 0);
    expect(downloads.receive(10, 0)).toEqual([]);
    expect(bodies(dead)).toEqual(['poison']);
    expect(engine.counts('downloads')).toEqual({ visible: 0, inFlight: 0 });
  });

  it('move messages back as new ones, without their receive count', async () => {
    const { engine, dead, downloads } = await anEngine(undefined, 1);
    dead.send('repaired');
    expect(engine.move('dead', 'downloads', 10)).toBe(1);
    expect(downloads.receive(10, 30)[0]).toMatchObject({ body: 'repaired', receiveCount: 1 });
  });
});

describe('after the process was killed, queues', () => {
  it('hold every message that was sent and not deleted, with its receive count', async () => {
    const database = aDatabase();
    const before = await anEngine(database);
    before.downloads.send('waiting');
    before.downloads.send('consumed');
    before.dead.send('dead');
    const received = before.downloads.receive(10, 0);
    before.downloads.remove(received.slice(1));

    const after = await anEngine(database);
    expect(after.downloads.receive(10, 30).map(({ body, receiveCount }) => [body, receiveCount])).toEqual([
      ['waiting', 2],
    ]);
    expect(bodies(after.dead)).toEqual(['dead']);
  });

  it('show again at once what a mapping of the dead process held', async () => {
    const database = aDatabase();
    const before = await anEngine(database);
    before.downloads.send('in flight');
    before.downloads.receive(10, 3_600);
    expect(bodies((await anEngine(database)).downloads)).toEqual(['in flight']);
  });

  it('keep hidden what a receiver outside holds, and let it delete with its receipt', async () => {
    const database = aDatabase();
    const before = await anEngine(database);
    before.downloads.send('held');
    const [held] = before.engine.find('downloads')?.dequeue(1, 3_600) ?? [];

    const after = await anEngine(database);
    expect(after.engine.counts('downloads')).toEqual({ visible: 0, inFlight: 1 });
    expect(after.engine.find('downloads')?.deleteMessage(held?.ReceiptHandle ?? '')).toBe(true);
    expect((await anEngine(database)).engine.counts('downloads')).toEqual({ visible: 0, inFlight: 0 });
  });

  it('have lost nothing to visibility set to zero, where fauxqs itself fails', async () => {
    const database = aDatabase();
    const before = await anEngine(database);
    before.downloads.send('handed back');
    const [held] = before.engine.find('downloads')?.dequeue(1, 3_600) ?? [];
    before.engine.find('downloads')?.changeVisibility(held?.ReceiptHandle ?? '', 0);
    expect(bodies((await anEngine(database)).downloads)).toEqual(['handed back']);
  });
});
