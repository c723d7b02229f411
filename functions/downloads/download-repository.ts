import * as z from 'zod/mini';
import type { downloadRecorded } from '../../events/download-recorded/event.ts';
import { DownloadCount } from '../../shared/contract/download-schemas.ts';
import type { ProductType } from '../../shared/product-type.ts';
import { type Count, type CountedPartition, counterPartitions } from '../platform/counters/counter-items.ts';
import type { Counted } from '../platform/counters/increments.ts';
import type { DeliveryOf } from '../platform/events/delivery.ts';

/**
 * Recorded downloads, in the downloads table.
 *
 * | item    | pk                           | sk                                  |                |
 * |---------|------------------------------|-------------------------------------|----------------|
 * | row     | `rows#<day>#<shard>`         | `<type>#<version>#<platform>#<id>`  | the record     |
 * | counter | `counters#downloads#<type>`  | `<day>#<version>#<platform>#<shard>` | see `counters` |
 *
 * A day's rows are spread over 16 partitions by the first digit of their random id, so that a release day does not overload
 * one partition. A row's key holds product, version and platform, so that another visitor's id cannot suppress a different download.
 */
export const rowShards: readonly string[] = [...'0123456789abcdef'];

const counter = 'downloads';

/** The record of a download, and what it adds: one for its product, version, platform and UTC day. */
export function countedDownload({ data, occurredAt }: DeliveryOf<typeof downloadRecorded>): Counted {
  const { downloadId, productType, productVersion, platform } = data;
  const day = occurredAt.slice(0, 10);
  const pk = `rows#${day}#${downloadId.slice(0, 1).toLowerCase()}`;
  const sk = [productType, productVersion, platform, downloadId].join('#');
  return {
    row: { pk, sk, ...data, recordedAt: occurredAt },
    increments: [{ counter, of: String(productType), day, labels: [productVersion, String(platform)], amount: 1 }],
  };
}

/** The counters of products from one day to another, both included. */
export function downloadCounters(types: readonly ProductType[], from: string, to: string): CountedPartition[] {
  return counterPartitions(counter, types.map(String), from, to);
}

const RowItem = z.object({ productType: z.int(), productVersion: z.string(), platform: z.int() });

/** The rows recorded on some days, each of which counts for one. */
export function downloadRows(days: readonly string[]): CountedPartition[] {
  return days.flatMap((day) =>
    rowShards.map((shard) => ({
      pk: `rows#${day}#${shard}`,
      countOf: (item: unknown) => {
        const { productType, productVersion, platform } = RowItem.parse(item);
        return { of: String(productType), day, labels: [productVersion, String(platform)], count: 1 };
      },
    })),
  );
}

/** A count as reports tell it. */
export function downloadCountOf({ of, day, labels: [version, platform], count }: Count): DownloadCount {
  return DownloadCount.parse({ type: Number(of), version, system: Number(platform), day, count });
}
