import middy from '@middy/core';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { ConsumerEntry } from '../../../events/consumer-entry.ts';
import type { ConsumedEvent } from '../../../events/event.ts';
import type { FunctionNeeds } from '../../../shared/manifest/function-needs.ts';
import { callOf, currentCall, withinCall } from '../calls/call-context.ts';
import { log, logError } from '../logging/log.ts';
import * as lines from '../logging/platform-lines.ts';
import type { ClientsOf, FunctionDefinition } from '../sheet/function-definition.ts';
import type { DeadLetterClients } from './dead-letters.ts';
import { type Consume, type Delivery, type DeliveryOf, deliveryReader, type Unreadable } from './delivery.ts';

/**
 * Defines the function of a queue's consumer.
 * @param entry its entry in the domain's `consumers.ts`
 * @param compose called once, when the function starts
 */
export function consumer<const Takes extends readonly ConsumedEvent[], const Needs extends FunctionNeeds>(
  { takes }: Pick<ConsumerEntry<Takes>, 'takes'>,
  needs: Needs,
  compose: (clients: ClientsOf<Needs>) => Consume<DeliveryOf<Takes[number]>>,
): FunctionDefinition<ClientsOf<Needs> & DeadLetterClients, SQSEvent, SQSBatchResponse> {
  const read = deliveryReader(takes);
  return {
    needs,
    start: (clients) => {
      const consume = compose(clients);
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
      return (event, context) => {
        return withinCall(callOf(context), () => chain(event, context));
      };
    },
  };
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
