import type { Queue as QueuePort, ReceivedMessage } from '../../core/ports.ts';
import { type Bell, createBell } from './bell.ts';
import {
  createFauxqs,
  type Persistence,
  persistWith,
  type Queue,
  type QueueApplication,
  type QueueStore,
} from './fauxqs.ts';
import type { Journal } from './journal.ts';

/** All queues of the site: fauxqs in memory, every change journaled before it is acknowledged. */
export interface QueueEngine {
  readonly application: QueueApplication;
  /** @param attributes as `CreateQueue` takes them. Messages left from an earlier run come back. */
  createQueue(name: string, attributes: Readonly<Record<string, string>>): QueuePort;
  /** Moves up to `limit` visible messages, as new ones, to another queue. @returns how many were moved. */
  move(from: string, to: string, limit: number): number;
  counts(queue: string): { visible: number; inFlight: number };
  find(queue: string): Queue | undefined;
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
  let receivingForMapping = false;
  const queueOf = (name: string): Queue => {
    const queue = store.getQueueByName(name);
    if (!queue) throw new Error(`There is no queue "${name}"`);
    return queue;
  };

  function createQueue(name: string, attributes: Readonly<Record<string, string>>): QueuePort {
    const queue = store.createQueue(name, queueUrl(name), `arn:aws:sqs:${region}:${accountId}:${name}`, {
      ...attributes,
    });
    restore(queue, journal);
    const bell = createBell(() => nextDue(queue));
    persistWith(
      queue,
      journaling(bell, journal, () => receivingForMapping),
    );
    // A move to the dead-letter queue is a removal and an insertion: both or neither.
    const dequeue = queue.dequeue.bind(queue);
    queue.dequeue = (...parameters) => journal.atomically(() => dequeue(...parameters));
    return {
      name,
      visibilitySeconds: Number(queue.attributes.VisibilityTimeout),
      receive: (limit, visibilitySeconds) => receive(queue, limit, visibilitySeconds),
      send: (body) => {
        const message = createMessage(body, {}, Number(queue.attributes.DelaySeconds ?? 0));
        queue.enqueue(message);
        return message.messageId;
      },
      remove: (received) =>
        journal.atomically(() => {
          for (const { receiptHandle } of received) queue.deleteMessage(receiptHandle);
        }),
      hide: (received, seconds) =>
        journal.atomically(() => {
          for (const { receiptHandle } of received) queue.changeVisibility(receiptHandle, seconds);
        }),
      wait: (signal) => bell.wait(signal),
    };
  }

  function receive(queue: Queue, limit: number, visibilitySeconds?: number): ReceivedMessage[] {
    receivingForMapping = true;
    try {
      const received = queue.dequeue(limit, visibilitySeconds, (arn) => store.getQueueByArn(arn));
      return received.flatMap(({ ReceiptHandle: receiptHandle }) => {
        const held = queue.inflightMessages.get(receiptHandle);
        return held ? [receivedMessage(receiptHandle, held.message)] : [];
      });
    } finally {
      receivingForMapping = false;
    }
  }

  return {
    application,
    createQueue,
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
    counts: (name) => {
      const queue = queueOf(name);
      queue.processTimers();
      return { visible: queue.messages.length + queue.delayedMessages.length, inFlight: queue.inflightMessages.size };
    },
    find: (name) => store.getQueueByName(name),
    stop: async () => {
      stopWaiters(store);
      await application.close();
    },
  };
}

function receivedMessage(receiptHandle: string, message: Queue['messages'][number]): ReceivedMessage {
  return {
    receiptHandle,
    messageId: message.messageId,
    body: message.body,
    md5OfBody: message.md5OfBody,
    receiveCount: message.approximateReceiveCount,
    sentAt: message.sentTimestamp,
    firstReceivedAt: message.approximateFirstReceiveTimestamp ?? Date.now(),
    attributes: message.messageAttributes,
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
