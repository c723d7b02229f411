import { randomUUID } from 'node:crypto';
import { downloadRecorded } from '../../events/download-recorded/event.ts';
import type { Release } from '../../shared/contract/content-schemas.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { type PlatformCode, pathFields, platformOfCode } from '../../shared/platform.ts';
import type { ProductType } from '../../shared/product-type.ts';
import type { Publish } from '../platform/events/publisher.ts';
import { entryFinder } from '../platform/tables/published-content.ts';
import type { Table } from '../platform/tables/table.ts';

interface AskedDownload {
  readonly type: ProductType;
  readonly version: string;
  /** Absent where the page does not know the platform. */
  readonly system?: PlatformCode;
  /** Identifies a repeated request; generated where the client sends none. */
  readonly request_id?: string | undefined;
}

interface Recorder {
  readonly content: Table<'GetItem'>;
  readonly publish: Publish<'download.recorded.v1'>;
}

/**
 * Records a download of what is published, and answers when the event is accepted: an invented version or platform would otherwise get a
 * counter of its own. Releases found are kept as long as the function's instance lives, so a spike on one release reads the table once;
 * before a refusal the table is read again, as the release or its build may have been published since.
 * @throws Refusal when the version, or its build for that platform, is not published
 */
export function downloadRecorder({ content, publish }: Recorder) {
  const find = entryFinder(content);
  const known = new Map<string, Release>();
  const requirePublished = async ({ type, version, system }: AskedDownload) => {
    const key = `${type}/${version}`;
    if (isOffered(known.get(key), system)) return;
    const release = await find('releases', String(type), version);
    if (!release) throw new Refusal('This version is not published');
    known.set(key, release);
    if (!isOffered(release, system)) throw new Refusal('This version is not offered for this platform');
  };
  return async (asked: AskedDownload) => {
    const { type, version, system, request_id: downloadId = randomUUID() } = asked;
    await requirePublished(asked);
    await publish(downloadRecorded, { downloadId, productType: type, productVersion: version, platform: system ?? 0 });
    return {};
  };
}

/** By the release's own paths: its `files` also hold those of the sub-product, which are downloads of another type. */
function isOffered(release: Release | undefined, system: PlatformCode | undefined): boolean {
  const platform = system && platformOfCode(system);
  return release !== undefined && (platform === undefined || release[pathFields[platform]] !== '');
}
