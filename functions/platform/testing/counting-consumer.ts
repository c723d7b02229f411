import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { vi } from 'vitest';
import type { DomainEvent } from '../../../events/event.ts';
import { type CountOnce, onceCounter } from '../counters/count-once.ts';
import { type Count, createCount } from '../counters/counting.ts';
import type { DeadLetterClients } from '../events/dead-letters.ts';
import type { CountedFigure } from '../figures/figure.ts';
import { figureReader } from '../figures/figure-reader.ts';
import { aContext, anSqsRecord } from './builders.ts';
import { tablesInMemory } from './tables-in-memory.ts';

interface Counted {
  readonly consumer: {
    start(
      clients: { readonly count: Count } & DeadLetterClients,
      letters: DeadLetterClients,
    ): (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>;
  };
  /** In which it counts. */
  readonly table: string;
  readonly event: Pick<DomainEvent, 'name'>;
  readonly figure: CountedFigure;
}

/** A consumer that counts, over tables in memory; `write` may fail as a consumer that is killed would. */
export function aCountingConsumer(
  { consumer, table, event, figure }: Counted,
  write: (countOnce: CountOnce) => CountOnce = (countOnce) => countOnce,
) {
  const tables = tablesInMemory();
  const countOnce = onceCounter({ name: table, transact: tables.transactTellingAll });
  const setAside = vi.fn(async () => []);
  const handler = consumer.start({ count: createCount(write(countOnce)), setAside }, { setAside });
  return {
    ...tables,
    setAside,
    /** Delivers events, or bodies as they are. @returns positions of those that come back */
    deliver: async (...events: readonly (object | string)[]) => {
      const Records = events.map((detail, at) => {
        const body = { id: 'bus', time: '2026-11-22T09:30:00.000Z', 'detail-type': event.name, detail };
        return anSqsRecord(String(at), typeof detail === 'string' ? detail : JSON.stringify(body));
      });
      const { batchItemFailures } = await handler({ Records }, aContext());
      return batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier));
    },
    /** What the figure says of a day, by its parts. */
    countedOn: async (day: string) => {
      const days = { from: day, to: day };
      const { parts } = await figureReader(tables.table(table)).byDay(figure, days);
      return parts.map((part) => part.count(days));
    },
  };
}
