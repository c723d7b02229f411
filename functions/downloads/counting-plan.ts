import type { downloadRecorded } from '../../events/download-recorded/event.ts';
import type { DataOf } from '../../events/event.ts';
import { maximumActions } from '../platform/tables/transaction.ts';

/** A recorded download; `recordedAt` is the instant (ISO 8601, UTC) at which its event occurred. */
export type Download = DataOf<typeof downloadRecorded> & { readonly recordedAt: string };

/** One counter of one build on one day, and by how much a transaction raises it. */
export interface Increment {
  readonly productType: number;
  readonly day: string;
  readonly productVersion: string;
  readonly platform: number;
  readonly amount: number;
}

/** Rows and counters that are written together or not at all. */
export interface CountingTransaction {
  readonly downloads: readonly Download[];
  readonly increments: readonly Increment[];
}

/** The UTC day a download counts for. */
export function dayOf(download: Download): string {
  return download.recordedAt.slice(0, 10);
}

/**
 * What a download and its repeats have in common. It includes product, version and platform, so that another visitor's id
 * cannot suppress a different download.
 */
export function identityOf({ productType, productVersion, platform, downloadId }: Download): string {
  return [productType, productVersion, platform, downloadId].join('#');
}

/** Keeps one of each download and its repeats. */
export function distinctDownloads(downloads: readonly Download[]): Download[] {
  return [...new Map(downloads.map((download) => [identityOf(download), download])).values()];
}

/**
 * Packs distinct downloads into transactions of at most 100 actions: a row for each, and one increment per counter. Downloads
 * of one counter are packed together, so N downloads of a release cost N rows and about N / 99 increments.
 */
export function planTransactions(downloads: readonly Download[]): CountingTransaction[] {
  const transactions: Download[][] = [];
  let rows: Download[] = [];
  let counters = new Set<string>();
  for (const download of byCounter(downloads).flat()) {
    counters.add(counterOf(download));
    if (rows.length + 1 + counters.size > maximumActions) {
      transactions.push(rows);
      rows = [];
      counters = new Set([counterOf(download)]);
    }
    rows.push(download);
  }
  if (rows.length > 0) transactions.push(rows);
  return transactions.map((downloads) => ({ downloads, increments: incrementsOf(downloads) }));
}

/** The increments that go with these rows. */
export function incrementsOf(downloads: readonly Download[]): Increment[] {
  return byCounter(downloads).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { productType, productVersion, platform } = first;
    return { productType, day: dayOf(first), productVersion, platform, amount: group.length };
  });
}

function byCounter(downloads: readonly Download[]): Download[][] {
  return [...Map.groupBy(downloads, counterOf).values()];
}

function counterOf(download: Download): string {
  return [download.productType, dayOf(download), download.productVersion, download.platform].join('#');
}
