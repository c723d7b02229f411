import { type Bell, createBell } from './sqs-bell.ts';
import {
  createFauxqs,
  type Persistence,
  persistWith,
  type Queue,
  type QueueApplication,
  type QueueMessage,
  type QueueStore,
} from './sqs-fauxqs.ts';
import type { Journal } from './sqs-journal.ts';

/** A message in the hands of a receiver. */
export interface ReceivedMessage {
  readonly receiptHandle: string;
  readonly message: QueueMessage;
}

/** All queues of the site: fauxqs in memory, every change journaled before it is acknowledged. */
export interface QueueEngine {
  readonly application: QueueApplication;
  /** @param attributes as `CreateQueue` takes them. Messages left from an earlier run come back. */
  createQueue(name: string, attributes: Readonly<Record<string, string>>): void;
  /** Durable when it returns. @returns the message's id. */
  send(queue: string, body: string, delaySeconds?: number): string;
  /** Up to ten messages, hidden for `visibilitySeconds`; those received too often go to the dead-letter queue instead. */
  receive(queue: string, limit: number, visibilitySeconds?: number): ReceivedMessage[];
  remove(queue: string, received: readonly ReceivedMessage[]): void;
  /** Keeps received messages hidden for another while, counted from now. */
  hide(queue: string, received: readonly ReceivedMessage[], seconds: number): void;
  /** Moves up to `limit` visible messages, as new ones, to another queue. @returns how many were moved. */
  move(from: string, to: string, limit: number): number;
  /** Resolves when a message may have become visible, or when `signal` aborts. */
  wait(queue: string, signal: AbortSignal): Promise<void>;
  counts(queue: string): { visible: number; inFlight: number };
  find(queue: string): Queue | undefined;
  atomically<T>(change: () => T): T;
  stop(): Promise<void>;
}

/** @param queueUrl of a queue by its name, as `Ref` answers it. */
export async function createQueueEngine(options: {
  journal: Journal;
  region: string;
  accountId: string;
  queueUrl: (name: string) => string;
}): Promise<QueueEngine> {
  const { journal, region, accountId, queueUrl } = options;
  const { store, application, createMessage } = await createFauxqs(region);
  const bells = new Map<string, Bell>();
  let receivingForMapping = false;
  const queueOf = (name: string): Queue => {
    const queue = store.getQueueByName(name);
    if (!queue) throw new Error(`There is no queue "${name}"`);
    return queue;
  };

  function createQueue(name: string, attributes: Readonly<Record<string, string>>): void {
    const queue = store.createQueue(name, queueUrl(name), `arn:aws:sqs:${region}:${accountId}:${name}`, {
      ...attributes,
    });
    restore(queue, journal);
    const bell = createBell(() => nextDue(queue));
    bells.set(name, bell);
    persistWith(
      queue,
      journaling(bell, journal, () => receivingForMapping),
    );
    // A move to the dead-letter queue is a removal and an insertion: both or neither.
    const dequeue = queue.dequeue.bind(queue);
    queue.dequeue = (...parameters) => journal.atomically(() => dequeue(...parameters));
  }

  function receive(name: string, limit: number, visibilitySeconds?: number): ReceivedMessage[] {
    const queue = queueOf(name);
    receivingForMapping = true;
    try {
      const received = queue.dequeue(limit, visibilitySeconds, (arn) => store.getQueueByArn(arn));
      return received.flatMap(({ ReceiptHandle: receiptHandle }) => {
        const held = queue.inflightMessages.get(receiptHandle);
        return held ? [{ receiptHandle, message: held.message }] : [];
      });
    } finally {
      receivingForMapping = false;
    }
  }

  return {
    application,
    createQueue,
    receive,
    send: (name, body, delaySeconds) => {
      const queue = queueOf(name);
      const message = createMessage(body, {}, delaySeconds ?? Number(queue.attributes.DelaySeconds ?? 0));
      queue.enqueue(message);
      return message.messageId;
    },
    remove: (name, received) =>
      journal.atomically(() => {
        for (const { receiptHandle } of received) queueOf(name).deleteMessage(receiptHandle);
      }),
    hide: (name, received, seconds) =>
      journal.atomically(() => {
        for (const { receiptHandle } of received) queueOf(name).changeVisibility(receiptHandle, seconds);
      }),
    move: (from, to, limit) =>
      journal.atomically(() => {
        queueOf(from).processTimers();
        const moved = queueOf(from).messages.splice(0, limit);
        for (const { messageId, body, messageAttributes } of moved) {
          journal.remove(messageId);
          queueOf(to).enqueue(createMessage(body, messageAttributes));
        }
        return moved.length;
      }),
    wait: (name, signal) => bells.get(name)?.wait(signal) ?? Promise.reject(new Error(`There is no queue "${name}"`)),
    counts: (name) => {
      const queue = queueOf(name);
      queue.processTimers();
      return { visible: queue.messages.length + queue.delayedMessages.length, inFlight: queue.inflightMessages.size };
    },
    find: (name) => store.getQueueByName(name),
    atomically: (change) => journal.atomically(change),
    stop: async () => {
      stopWaiters(store);
      await application.close();
    },
  };
}

function restore(queue: Queue, journal: Journal): void {
  for (const { message, receiptHandle, visibleAgainAt } of journal.load(queue.name)) {
    if (receiptHandle !== undefined && visibleAgainAt !== undefined) {
      queue.inflightMessages.set(receiptHandle, { message, receiptHandle, visibilityDeadline: visibleAgainAt });
    } else if (message.delayUntil && message.delayUntil > Date.now()) queue.delayedMessages.push(message);
    else queue.messages.push(message);
  }
}

/** When the next message is or becomes visible. */
function nextDue(queue: Queue): number | undefined {
  if (queue.messages.length > 0) return 0;
  let due = Number.POSITIVE_INFINITY;
  for (const { visibilityDeadline } of queue.inflightMessages.values()) due = Math.min(due, visibilityDeadline);
  for (const { delayUntil = 0 } of queue.delayedMessages) due = Math.min(due, delayUntil);
  return Number.isFinite(due) ? due : undefined;
}

function journaling(bell: Bell, journal: Journal, byMapping: () => boolean): Persistence {
  return {
    insertMessage: (queue, message) => {
      journal.insert(queue, message);
      if (message.delayUntil) bell.ringAt(message.delayUntil);
      else bell.ring();
    },
    deleteMessage: (messageId) => journal.remove(messageId),
    updateMessageInflight: (messageId, receiptHandle, visibleAgainAt, receiveCount, firstReceivedAt = Date.now()) => {
      journal.receive({ messageId, receiptHandle, visibleAgainAt, receiveCount, firstReceivedAt }, byMapping());
      bell.ringAt(visibleAgainAt);
    },
    updateMessageReady: (messageId) => {
      journal.release(messageId);
      bell.ring();
    },
    deleteQueueMessages: (queue) => journal.removeAll(queue),
    // Queues themselves come from the template at every start.
    insertQueue: () => {},
    deleteQueue: (queue) => journal.removeAll(queue),
    updateQueueAttributes: () => {},
    updateQueueSequenceCounter: () => {},
  };
}

function stopWaiters(store: QueueStore): void {
  for (const queue of store.allQueues()) queue.cancelWaiters();
}
