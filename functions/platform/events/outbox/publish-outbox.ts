import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { callOf, withinCall } from '../../calls/call-context.ts';
import { type Capability, openAll } from '../../capability.ts';
import type { FunctionDefinition } from '../../function-definition.ts';
import { log } from '../../logging/log.ts';
import * as lines from '../../logging/platform-lines.ts';
import type { OutboxTable } from '../../tables/table-value.ts';
import { readOutboxItem, type WaitingEvent } from './outbox-item.ts';
import { eventRelay } from './relay-events.ts';
import { type Relay, relaying } from './relaying.ts';
import { tellUnreadable } from './tell-unreadable.ts';

/**
 * Defines the function that reads a table's stream: every new item of the outbox becomes an event on the bus. An item that cannot
 * be read holds up nothing: it is logged, and stays for a person. For the first event that failed, and all after it, the stream
 * hands the batch over again.
 */
export function publishOutbox(
  table: OutboxTable,
  pause?: (attempt: number) => number,
): FunctionDefinition<{ readonly relay: Capability<Relay> }, DynamoDBStreamEvent, DynamoDBBatchResponse> {
  const uses = { relay: relaying('stream', table) };
  return {
    trigger: { kind: 'outbox' },
    uses,
    start: ({ relay } = openAll(uses)) => {
      const relayEvents = eventRelay(relay, pause);
      const handle = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
        const startedAt = performance.now();
        const sequenceNumbers = new Map<WaitingEvent, string>();
        for (const record of Records) {
          const item = newImageOf(record);
          const event = readOutboxItem(item, relay.names);
          if (event) sequenceNumbers.set(event, sequenceNumberOf(record));
          else tellUnreadable(item, sequenceNumberOf(record));
        }
        const failed = await relayEvents([...sequenceNumbers.keys()]);
        const milliseconds = Math.round(performance.now() - startedAt);
        const counts = { messages: Records.length, failed: failed.length };
        log(lines.batchConsumed, { ...counts, milliseconds }, { FailedMessages: failed.length });
        return { batchItemFailures: failed.map((event) => ({ itemIdentifier: sequenceNumbers.get(event) ?? '' })) };
      };
      return (event, context) => withinCall(callOf(context), () => handle(event));
    },
  };
}

/** A stream writes each value with its type; those of an outbox are texts. */
function newImageOf({ dynamodb }: DynamoDBRecord): object {
  return Object.fromEntries(Object.entries(dynamodb?.NewImage ?? {}).map(([name, { S }]) => [name, S]));
}

function sequenceNumberOf({ dynamodb }: DynamoDBRecord): string {
  return dynamodb?.SequenceNumber ?? '';
}
