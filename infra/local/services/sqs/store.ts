import { hash, randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import * as z from 'zod/mini';
import type { Queue, ReceivedMessage } from '../../core/ports.ts';
import { jsonColumn, type StateDatabase } from '../../core/state/database.ts';

/** Attributes of a message, as its sender gave them. */
export type MessageAttributes = ReceivedMessage['attributes'];

/** The properties of a queue that concern its messages; times in seconds. */
export interface QueueSettings {
  readonly visibilitySeconds: number;
  readonly delaySeconds: number;
  readonly retentionSeconds: number;
  /** Where messages go that were received too often. */
  readonly redrive?: { readonly deadLetters: string; readonly maxReceiveCount: number } | undefined;
}

/** A queue of the store: what other services see of it, and what its API needs. */
export interface StoredQueue extends Queue {
  send(body: string, more?: { attributes?: MessageAttributes; delaySeconds?: number }): string;
  /** @param outside whether the receiver may outlive this process: a restart then keeps its messages hidden */
  receive(limit: number, visibilitySeconds?: number, outside?: boolean): ReceivedMessage[];
  /** How many messages it holds, by state; the age of the oldest in seconds. */
  counts(): Omit<z.infer<typeof counted>, 'oldest'> & { readonly oldestSeconds: number };
  /** Moves up to `limit` visible messages, as new ones, to another queue. @returns how many were moved. */
  move(to: string, limit: number): number;
}

const schema = `
CREATE TABLE IF NOT EXISTS messages (
  sequence INTEGER PRIMARY KEY, queue TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, attributes TEXT NOT NULL,
  sent_at INTEGER NOT NULL, visible_at INTEGER NOT NULL, receives INTEGER NOT NULL DEFAULT 0, first_received_at INTEGER,
  receipt TEXT, outside INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE INDEX IF NOT EXISTS visible_messages ON messages (queue, visible_at);`;

const row = z.object({
  sequence: z.number(),
  messageId: z.string(),
  body: z.string(),
  attributes: jsonColumn(z.record(z.string(), z.record(z.string(), z.string()))),
  sentAt: z.number(),
  receives: z.number(),
  firstReceivedAt: z.nullable(z.number()),
});
const counted = z.object({
  visible: z.number(),
  delayed: z.number(),
  inFlight: z.number(),
  oldest: z.nullable(z.number()),
});

/** All queues of the site. Every message is a row, from the moment its sender is answered until its receiver has deleted it. */
export function createQueueStore({ sql, atomically }: StateDatabase) {
  sql.exec(schema);
  const insert = sql.prepare(
    'INSERT INTO messages (queue, id, body, attributes, sent_at, visible_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const visible = sql.prepare(
    `SELECT sequence, id AS messageId, body, attributes, sent_at AS sentAt, receives, first_received_at AS firstReceivedAt
     FROM messages WHERE queue = ? AND visible_at <= ? ORDER BY visible_at, sequence LIMIT ?`,
  );
  const take = sql.prepare(
    'UPDATE messages SET receipt = ?, visible_at = ?, receives = ?, first_received_at = ?, outside = ? WHERE sequence = ?',
  );
  const bury = sql.prepare('UPDATE messages SET queue = ?, receipt = NULL, receives = 0 WHERE sequence = ?');
  const erase = sql.prepare('DELETE FROM messages WHERE sequence = ? AND receipt = ?');
  const postpone = sql.prepare(
    'UPDATE messages SET visible_at = ? WHERE sequence = ? AND receipt = ? AND visible_at > ?',
  );
  const drop = sql.prepare('DELETE FROM messages WHERE sequence = ?');
  const expire = sql.prepare('DELETE FROM messages WHERE queue = ? AND sent_at < ?');
  const nextVisible = sql.prepare('SELECT MIN(visible_at) AS next FROM messages WHERE queue = ?');
  const count = sql.prepare(
    `SELECT COUNT(*) FILTER (WHERE visible_at <= :now) AS visible,
       COUNT(*) FILTER (WHERE visible_at > :now AND receipt IS NULL) AS delayed,
       COUNT(*) FILTER (WHERE visible_at > :now AND receipt IS NOT NULL) AS inFlight,
       MIN(sent_at) AS oldest FROM messages WHERE queue = :queue`,
  );
  // A poller of this process died with it, so what it held need not wait for its visibility time-out.
  sql.exec('UPDATE messages SET visible_at = 0, receipt = NULL WHERE receipt IS NOT NULL AND outside = 0');

  const queues = new Map<string, StoredQueue>();
  const bells = new Map<string, ReturnType<typeof createBell>>();

  function add(queue: string, body: string, attributes: MessageAttributes, delaySeconds: number): string {
    const [id, now] = [randomUUID(), Date.now()];
    insert.run(queue, id, body, JSON.stringify(attributes), now, now + Math.ceil(delaySeconds * 1_000));
    bells.get(queue)?.ring();
    return id;
  }

  function open(name: string, settings: QueueSettings): StoredQueue {
    const { visibilitySeconds, redrive } = settings;
    expire.run(name, Date.now() - settings.retentionSeconds * 1_000);
    const bell = createBell(() => z.parse(z.nullable(z.number()), nextVisible.get(name)?.next));
    bells.set(name, bell);

    const visibleNow = (limit: number) => visible.all(name, Date.now(), limit).map((each) => z.parse(row, each));

    /** What may be received now; what was received too often moves to the dead-letter queue instead. */
    function due(limit: number) {
      for (;;) {
        const found = visibleNow(limit);
        const spent = redrive ? found.filter(({ receives }) => receives >= redrive.maxReceiveCount) : [];
        for (const { sequence } of spent) bury.run(redrive?.deadLetters ?? '', sequence);
        if (spent.length === 0) return found;
        bells.get(redrive?.deadLetters ?? '')?.ring();
      }
    }

    const queue: StoredQueue = {
      name,
      visibilitySeconds,
      send: (body, { attributes = {}, delaySeconds = settings.delaySeconds } = {}) =>
        add(name, body, attributes, delaySeconds),
      receive: (limit, seconds = visibilitySeconds, outside = false) =>
        atomically(() => {
          const now = Date.now();
          return due(limit).map(({ sequence, receives, firstReceivedAt: first, ...message }) => {
            const receiptHandle = `${sequence}.${randomUUID()}`;
            const firstReceivedAt = first ?? now;
            const receiveCount = receives + 1;
            const hiddenUntil = now + Math.ceil(seconds * 1_000);
            take.run(receiptHandle, hiddenUntil, receiveCount, firstReceivedAt, Number(outside), sequence);
            return { ...message, receiptHandle, receiveCount, firstReceivedAt, md5OfBody: hash('md5', message.body) };
          });
        }),
      remove: (messages) =>
        atomically(() => {
          for (const { receiptHandle } of messages) erase.run(sequenceOf(receiptHandle), receiptHandle);
        }),
      hide: (messages, seconds) =>
        atomically(() => {
          const now = Date.now();
          const hiddenUntil = now + Math.ceil(seconds * 1_000);
          for (const { receiptHandle } of messages)
            postpone.run(hiddenUntil, sequenceOf(receiptHandle), receiptHandle, now);
          bell.ring();
        }),
      wait: (signal) => bell.wait(signal),
      counts: () => {
        const now = Date.now();
        const { oldest, ...states } = z.parse(counted, count.get({ now, queue: name }));
        return { ...states, oldestSeconds: oldest === null ? 0 : (now - oldest) / 1_000 };
      },
      move: (to, limit) =>
        atomically(() => {
          const found = visibleNow(limit);
          for (const { sequence, body, attributes } of found) {
            add(to, body, attributes, 0);
            drop.run(sequence);
          }
          return found.length;
        }),
    };
    queues.set(name, queue);
    return queue;
  }

  return { open, find: (name: string) => queues.get(name) };
}

/** A receipt names its row, so that it is found without an index. */
function sequenceOf(receiptHandle: string): number {
  return Number.parseInt(receiptHandle, 10) || 0;
}

/** Longest delay that a timer takes. Waking too early only costs one query. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Wakes receivers that wait for a queue: when a message comes, and when a hidden one becomes visible again. Nobody polls.
 * @param nextDue when the next message is or becomes visible, in milliseconds since the epoch; `null` when there is none.
 */
function createBell(nextDue: () => number | null) {
  const bell = new EventEmitter().setMaxListeners(0);
  const ring = () => void bell.emit('ring');
  return {
    ring,
    /** Resolves when it is worth asking the queue again, or when `signal` aborts. */
    wait: async (signal: AbortSignal): Promise<void> => {
      const left = (nextDue() ?? Number.POSITIVE_INFINITY) - Date.now();
      if (left <= 0) return;
      const timer = setTimeout(ring, Math.min(left, LONGEST_TIMER_MS));
      await once(bell, 'ring', { signal }).catch(() => {});
      clearTimeout(timer);
    },
  };
}
