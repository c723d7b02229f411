import middy from '@middy/core';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { ConsumedEvent } from '../../../events/event.ts';
import type { Delivery as Queueing } from '../../../shared/manifest/triggers.ts';
import { callOf, currentCall, withinCall } from '../calls/call-context.ts';
import { type ClientsOf, openAll, type Uses } from '../capability.ts';
import type { FunctionDefinition, StatedTrigger } from '../function-definition.ts';
import { log, logError } from '../logging/log.ts';
import * as lines from '../logging/platform-lines.ts';
import { type DeadLetterClients, openDeadLetters } from './dead-letters.ts';
import { type Consume, type Delivery, type DeliveryOf, deliveryReader, type Unreadable } from './delivery.ts';

/** What a consumer says of itself: its events, how its queue delivers them, what people miss when it stops, and what it may do. */
interface ConsumerDefinition<Takes extends readonly ConsumedEvent[], U extends Uses> extends Omit<Queueing, 'harm'> {
  readonly subscribesTo: Takes;
  /** One sentence for the alarm: what people miss while it does not run. */
  readonly userImpact: string;
  readonly uses: U;
}

/** A consumer, which a test also gives its dead-letter queue. */
interface Consumer<U extends Uses> extends FunctionDefinition<U, SQSEvent, SQSBatchResponse> {
  readonly trigger: Extract<StatedTrigger, { readonly kind: 'consumer' }>;
  start(
    clients?: ClientsOf<U>,
    letters?: DeadLetterClients,
  ): (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>;
}

/**
 * Defines the function of a queue's consumer.
 * @param compose called once, when the function starts, with the clients of all that it uses
 */
export function consumer<const Takes extends readonly ConsumedEvent[], const U extends Uses>(
  { subscribesTo: takes, userImpact: harm, uses, ...queueing }: ConsumerDefinition<Takes, U>,
  compose: (clients: ClientsOf<U>) => Consume<DeliveryOf<Takes[number]>>,
): Consumer<U> {
  const start = (clients = openAll(uses), letters = openDeadLetters()) =>
    handlerOf(takes, compose(clients) as unknown as Consume<Delivery>, letters); // it reads no other deliveries
  return { trigger: { kind: 'consumer', takes, harm, ...queueing }, uses, start };
}

function handlerOf(takes: readonly ConsumedEvent[], consume: Consume<Delivery>, clients: DeadLetterClients) {
  const read = deliveryReader(takes);
  const chain = middy<SQSEvent, SQSBatchResponse>(async ({ Records }: SQSEvent) => {
    const startedAt = performance.now();
    const results = Records.map((record) => read(record));
    const failed = await consumeReadable(
      consume,
      results.filter((result) => 'event' in result),
    );
    const unreadable = results.filter((result) => 'issuePath' in result);
    const left = await setAside(unreadable, Records, clients);
    const ids = [...left, ...failed].map(({ messageId }) => messageId);
    const milliseconds = Math.round(performance.now() - startedAt);
    log(
      lines.batchConsumed,
      { messages: Records.length, failed: ids.length, milliseconds },
      { FailedMessages: ids.length },
    );
    return { batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })) };
  });
  return (event: SQSEvent, context: Context) => withinCall(callOf(context), () => chain(event, context));
}

async function consumeReadable<D extends Delivery>(
  consume: Consume<D>,
  deliveries: readonly D[],
): Promise<readonly D[]> {
  if (deliveries.length === 0) return [];
  try {
    return await consume(deliveries);
  } catch (error) {
    logError(lines.messageFailed, error, { messageId: `all ${deliveries.length}` });
    return deliveries;
  }
}

/** @returns the unreadable messages that could not be set aside, which SQS delivers again */
async function setAside(
  unreadable: readonly Unreadable[],
  records: readonly SQSRecord[],
  clients: DeadLetterClients,
): Promise<readonly { readonly messageId: string }[]> {
  if (unreadable.length === 0) return [];
  for (const message of unreadable) log(lines.messageUnreadable, message);
  const ids = new Set(unreadable.map(({ messageId }) => messageId));
  try {
    return await clients.setAside(records.filter(({ messageId }) => ids.has(messageId)));
  } catch (error) {
    logError(lines.messageFailed, error, { messageId: `unreadable ${unreadable.length}` });
    return unreadable;
  }
}

/** Deliveries that `eachDelivery` handles at a time. */
const atATime = 10;

/** Makes a consumer of batches from a handler of single deliveries, ten at a time; only those that fail are delivered again. */
export function eachDelivery<D extends Delivery>(handle: (delivery: D) => Promise<void>): Consume<D> {
  return async (deliveries) => {
    const failed: D[] = [];
    const waiting = deliveries.values();
    const worker = async () => {
      for (const delivery of waiting) {
        const { correlationId, messageId } = delivery;
        try {
          await withinCall({ ...currentCall(), correlationId }, () => handle(delivery));
        } catch (error) {
          logError(lines.messageFailed, error, { messageId });
          failed.push(delivery);
        }
      }
    };
    await Promise.all(Array.from({ length: atATime }, worker));
    return failed;
  };
}
