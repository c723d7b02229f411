import type { Capability } from '../capability.ts';
import type { Consume, Delivery } from '../events/delivery.ts';
import { log, logError } from '../logging/log.ts';
import * as lines from '../logging/platform-lines.ts';
import type { TableValue } from '../tables/table-value.ts';
import { createTransactTellingAll } from '../tables/transaction.ts';
import { attempting } from '../tables/writing.ts';
import { type CountOnce, onceCounter, rowId } from './count-once.ts';
import { type Counted, packed } from './increments.ts';

/**
 * Makes a consumer that counts each event once, however often it is delivered: what deliveries add to counters is written together with
 * the rows that prove it. @returns those deliveries whose transactions could not be written
 */
export type Count = <D extends Delivery>(countedOf: (delivery: D) => Counted) => Consume<D>;

/** Counting events in the counters of a table, each once. */
export function counting({ name }: TableValue & { readonly timeToLive: 'expires' }): Capability<Count, 'writes'> {
  return {
    grants: { counts: name },
    open: () => createCount(onceCounter({ name, transact: createTransactTellingAll(attempting()) })),
  };
}

export function createCount(countOnce: CountOnce): Count {
  return <D extends Delivery>(countedOf: (delivery: D) => Counted) =>
    async (deliveries: readonly D[]) => {
      const deliveriesOf = Map.groupBy(deliveries, (delivery) => rowId(countedOf(delivery).row));
      const distinct = [...deliveriesOf.values()].flatMap(([first]) => (first ? [countedOf(first)] : []));
      const failed: D[] = [];
      let repeated = deliveries.length - distinct.length;
      for (const transaction of packed(distinct)) {
        try {
          repeated += await countOnce(transaction);
        } catch (error) {
          failed.push(...transaction.flatMap(({ row }) => deliveriesOf.get(rowId(row)) ?? []));
          logError(lines.countingFailed, error, { events: transaction.length });
        }
      }
      if (repeated > 0) log(lines.eventsRepeated, { repeated }, { Repeated: repeated });
      return failed;
    };
}
