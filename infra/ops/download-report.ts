import type { DownloadCount } from '../../shared/contract/download-schemas.ts';
import { platformOfCode, platforms } from '../../shared/platform.ts';
import { productTypes } from '../../shared/product-type.ts';
import { textTable } from '../terminal/text-table.ts';

/** Totals of the download counters by product, version, platform and day. Days are UTC. */
export interface DownloadReport {
  readonly total: number;
  readonly products: readonly { type: number; name: string; count: number }[];
  readonly versions: readonly { type: number; name: string; version: string; count: number }[];
  readonly platforms: readonly { system: number; platform: string; count: number }[];
  readonly days: readonly { day: string; count: number }[];
}

/** Adds counters up by product, version and platform (most first) and by day (latest first). */
export function downloadReport(counts: readonly DownloadCount[]): DownloadReport {
  const mostFirst = (a: { count: number }, b: { count: number }) => b.count - a.count;
  const nameOf = (type: DownloadCount['type']) => productTypes[type].name;
  return {
    total: sum(counts),
    products: totals(
      counts,
      ({ type }) => `${type}`,
      ({ type }) => ({ type, name: nameOf(type) }),
    ).sort(mostFirst),
    versions: totals(
      counts,
      ({ type, version }) => `${type} ${version}`,
      ({ type, version }) => ({ type, name: nameOf(type), version }),
    ).sort(mostFirst),
    platforms: totals(
      counts,
      ({ system }) => `${system}`,
      ({ system }) => ({ system, platform: platformLabel(system) }),
    ).sort(mostFirst),
    days: totals(
      counts,
      ({ day }) => day,
      ({ day }) => ({ day }),
    ).sort((a, b) => b.day.localeCompare(a.day)),
  };
}

/** Label of a counter's platform code; 0 counts downloads whose page did not know it. */
export function platformLabel(system: number): string {
  const platform = platformOfCode(system);
  return platform ? platforms[platform].label : 'not told';
}

function totals<Group>(
  counts: readonly DownloadCount[],
  keyOf: (count: DownloadCount) => string,
  groupOf: (count: DownloadCount) => Group,
): (Group & { count: number })[] {
  const groups = Map.groupBy(counts, keyOf);
  return [...groups.values()].flatMap((members) =>
    members.slice(0, 1).map((first) => ({ ...groupOf(first), count: sum(members) })),
  );
}

function sum(counts: readonly DownloadCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

/** The report as tables for a terminal. */
export function reportText({ total, products, versions, platforms: systems, days }: DownloadReport): string {
  if (total === 0) return 'No download has been counted yet.\n';
  const tables = [
    textTable(
      ['type', 'product', 'downloads'],
      products.map(({ type, name, count }) => [`${type}`, name, count]),
    ),
    textTable(
      ['product', 'version', 'downloads'],
      versions.map(({ name, version, count }) => [name, version, count]),
    ),
    textTable(
      ['platform', 'downloads'],
      systems.map(({ platform, count }) => [platform, count]),
    ),
    textTable(
      ['day', 'downloads'],
      days.map(({ day, count }) => [day, count]),
    ),
  ];
  return `${tables.join('\n\n')}\n\n${total.toLocaleString('en')} downloads in total\n`;
}
