import * as z from 'zod/mini';
import type { StateDatabase } from '../../core/state/database.ts';
import type { QueueMessage } from './fauxqs.ts';

/** A message as the journal holds it. */
interface JournaledMessage {
  readonly message: QueueMessage;
  /** Set while a receiver outside this process holds the message. */
  readonly receiptHandle?: string;
  /** Milliseconds since the epoch. */
  readonly visibleAgainAt?: number;
}

/** Every message from the moment its sender is answered until its receiver has deleted it. */
export interface Journal {
  insert(queue: string, message: QueueMessage): void;
  remove(messageId: string): void;
  removeAll(queue: string): void;
  /** @param byMapping the receiver is an event source mapping, which dies with this process. */
  receive(receipt: Receipt, byMapping: boolean): void;
  release(messageId: string): void;
  load(queue: string, now?: number): JournaledMessage[];
  readonly atomically: StateDatabase['atomically'];
}

interface Receipt {
  readonly messageId: string;
  readonly receiptHandle: string;
  readonly visibleAgainAt: number;
  readonly receiveCount: number;
  readonly firstReceivedAt: number;
}

// One tree only: rows are found by their number, which memory knows for each message.
const schema = `
CREATE TABLE IF NOT EXISTS queue_messages (
  sequence INTEGER PRIMARY KEY,
  queue TEXT NOT NULL,
  message TEXT NOT NULL,
  receive_count INTEGER NOT NULL,
  first_received_at INTEGER,
  receipt_handle TEXT,
  visible_again_at INTEGER,
  by_mapping INTEGER NOT NULL DEFAULT 0
) STRICT;
`;

const row = z.object({
  sequence: z.number(),
  message: z.string(),
  receive_count: z.number(),
  first_received_at: z.nullable(z.number()),
  receipt_handle: z.nullable(z.string()),
  visible_again_at: z.nullable(z.number()),
  by_mapping: z.number(),
});

/** Keeps messages in SQLite. */
export function createJournal({ sql, atomically, onRollback }: StateDatabase): Journal {
  sql.exec(schema);
  const sequences = new Map<string, number | bigint>();
  const insert = sql.prepare(
    'INSERT INTO queue_messages (queue, message, receive_count, first_received_at) VALUES (?, ?, ?, ?)',
  );
  const remove = sql.prepare('DELETE FROM queue_messages WHERE sequence = ?');
  const removeAll = sql.prepare('DELETE FROM queue_messages WHERE queue = ?');
  const receive = sql.prepare(
    'UPDATE queue_messages SET receipt_handle = ?, visible_again_at = ?, receive_count = ?, first_received_at = ?, by_mapping = ? WHERE sequence = ?',
  );
  const release = sql.prepare(
    'UPDATE queue_messages SET receipt_handle = NULL, visible_again_at = NULL WHERE sequence = ?',
  );
  const select = sql.prepare('SELECT * FROM queue_messages WHERE queue = ? ORDER BY sequence');
  const sequenceOf = (messageId: string) => sequences.get(messageId) ?? null;

  return {
    insert: (queue, message) => {
      const { messageId, approximateReceiveCount: count, approximateFirstReceiveTimestamp: first = null } = message;
      const { lastInsertRowid } = insert.run(queue, JSON.stringify(message), count, first);
      sequences.set(messageId, lastInsertRowid);
      // Its number is free again then, and belongs to whatever comes next.
      onRollback(() => sequences.delete(messageId));
    },
    remove: (messageId) => {
      remove.run(sequenceOf(messageId));
      sequences.delete(messageId);
    },
    removeAll: (queue) => {
      removeAll.run(queue);
    },
    receive: ({ messageId, receiptHandle, visibleAgainAt, receiveCount, firstReceivedAt }, byMapping) => {
      const sequence = sequenceOf(messageId);
      receive.run(receiptHandle, visibleAgainAt, receiveCount, firstReceivedAt, Number(byMapping), sequence);
    },
    release: (messageId) => {
      release.run(sequenceOf(messageId));
    },
    load: (queue, now = Date.now()) =>
      select.all(queue).map((each) => {
        const stored = z.parse(row, each);
        const restored = restore(stored, now);
        sequences.set(restored.message.messageId, stored.sequence);
        return restored;
      }),
    atomically,
  };
}

/** A mapping's receiver died with the process that held it, so its messages need not wait for their visibility timeout. */
function restore(stored: z.infer<typeof row>, now: number): JournaledMessage {
  const message: QueueMessage = {
    ...JSON.parse(stored.message),
    approximateReceiveCount: stored.receive_count,
    approximateFirstReceiveTimestamp: stored.first_received_at ?? undefined,
  };
  const { receipt_handle: receiptHandle, visible_again_at: visibleAgainAt, by_mapping: byMapping } = stored;
  const held = receiptHandle !== null && visibleAgainAt !== null && visibleAgainAt > now && !byMapping;
  return held ? { message, receiptHandle, visibleAgainAt } : { message };
}
