import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueueEngine, type QueueEngine } from './sqs-engine.ts';
import { createJournal } from './sqs-journal.ts';

const region = 'us-east-1';
const accountId = '000000000000';
const queueUrl = (name: string) => `http://127.0.0.1:1/${accountId}/${name}`;
const redrive = (maxReceiveCount: number) => ({
  RedrivePolicy: JSON.stringify({ deadLetterTargetArn: `arn:aws:sqs:${region}:${accountId}:dead`, maxReceiveCount }),
});

const started: QueueEngine[] = [];
afterEach(async () => {
  for (const engine of started.splice(0)) await engine.stop();
});

async function anEngine(database = new DatabaseSync(':memory:'), maxReceiveCount = 2): Promise<QueueEngine> {
  const engine = await createQueueEngine({ journal: createJournal(database), region, accountId, queueUrl });
  engine.createQueue('dead', {});
  engine.createQueue('downloads', redrive(maxReceiveCount));
  started.push(engine);
  return engine;
}

const bodies = (engine: QueueEngine, queue: string) => engine.receive(queue, 10, 30).map(({ message }) => message.body);
const notSoon = () => AbortSignal.timeout(5_000);

describe('queues', () => {
  it('hand out a message once, and again when its visibility has passed', async () => {
    const engine = await anEngine();
    engine.send('downloads', 'one');
    const [first] = engine.receive('downloads', 10, 0.02);
    expect(first?.message).toMatchObject({ body: 'one', approximateReceiveCount: 1 });
    expect(engine.receive('downloads', 10, 30)).toEqual([]);
    await engine.wait('downloads', notSoon());
    expect(engine.receive('downloads', 10, 30)[0]?.message.approximateReceiveCount).toBe(2);
  });

  it('wake a waiting receiver as soon as a message is sent or a delay is over', async () => {
    const engine = await anEngine();
    const waiting = engine.wait('downloads', notSoon());
    engine.send('downloads', 'now');
    await waiting;
    expect(bodies(engine, 'downloads')).toEqual(['now']);

    engine.send('downloads', 'later', 0.02);
    expect(bodies(engine, 'downloads')).toEqual([]);
    await engine.wait('downloads', notSoon());
    expect(bodies(engine, 'downloads')).toEqual(['later']);
  });

  it('stop waiting when told to', async () => {
    const engine = await anEngine();
    const abort = new AbortController();
    const waiting = engine.wait('downloads', abort.signal);
    abort.abort();
    await expect(waiting).resolves.toBeUndefined();
  });

  it('put a message aside that was received too often', async () => {
    const engine = await anEngine(undefined, 1);
    engine.send('downloads', 'poison');
    engine.receive('downloads', 10, 0);
    expect(engine.receive('downloads', 10, 0)).toEqual([]);
    expect(bodies(engine, 'dead')).toEqual(['poison']);
    expect(engine.counts('downloads')).toEqual({ visible: 0, inFlight: 0 });
  });

  it('move messages back as new ones, without their receive count', async () => {
    const engine = await anEngine(undefined, 1);
    engine.send('dead', 'repaired');
    expect(engine.move('dead', 'downloads', 10)).toBe(1);
    expect(engine.receive('downloads', 10, 30)[0]?.message).toMatchObject({
      body: 'repaired',
      approximateReceiveCount: 1,
    });
  });
});

describe('after the process was killed, queues', () => {
  it('hold every message that was sent and not deleted, with its receive count', async () => {
    const database = new DatabaseSync(':memory:');
    const before = await anEngine(database);
    before.send('downloads', 'waiting');
    before.send('downloads', 'consumed');
    before.send('dead', 'dead');
    const received = before.receive('downloads', 10, 0);
    before.remove('downloads', received.slice(1));

    const after = await anEngine(database);
    expect(
      after.receive('downloads', 10, 30).map(({ message }) => [message.body, message.approximateReceiveCount]),
    ).toEqual([['waiting', 2]]);
    expect(bodies(after, 'dead')).toEqual(['dead']);
  });

  it('show again at once what a mapping of the dead process held', async () => {
    const database = new DatabaseSync(':memory:');
    const before = await anEngine(database);
    before.send('downloads', 'in flight');
    before.receive('downloads', 10, 3_600);
    expect(bodies(await anEngine(database), 'downloads')).toEqual(['in flight']);
  });

  it('keep hidden what a receiver outside holds, and let it delete with its receipt', async () => {
    const database = new DatabaseSync(':memory:');
    const before = await anEngine(database);
    before.send('downloads', 'held');
    const [held] = before.find('downloads')?.dequeue(1, 3_600) ?? [];

    const after = await anEngine(database);
    expect(after.counts('downloads')).toEqual({ visible: 0, inFlight: 1 });
    expect(after.find('downloads')?.deleteMessage(held?.ReceiptHandle ?? '')).toBe(true);
    expect((await anEngine(database)).counts('downloads')).toEqual({ visible: 0, inFlight: 0 });
  });

  it('have lost nothing to visibility set to zero, where fauxqs itself fails', async () => {
    const database = new DatabaseSync(':memory:');
    const before = await anEngine(database);
    before.send('downloads', 'handed back');
    const [held] = before.find('downloads')?.dequeue(1, 3_600) ?? [];
    before.find('downloads')?.changeVisibility(held?.ReceiptHandle ?? '', 0);
    expect(bodies(await anEngine(database), 'downloads')).toEqual(['handed back']);
  });
});
