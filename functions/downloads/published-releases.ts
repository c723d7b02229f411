import type { Release } from '../../shared/contract/content-schemas.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { type PlatformCode, pathFields, platformOfCode } from '../../shared/platform.ts';
import type { ProductType } from '../../shared/product-type.ts';

type FindRelease = (collection: 'releases', type: string, version: string) => Promise<Release | undefined>;

/**
 * @param system the platform that is wanted, if the page knows it
 * @throws Refusal when the release is not published, or not for that platform
 */
export type RequirePublished = (type: ProductType, version: string, system?: PlatformCode) => Promise<void>;

/** By the release's own paths: its `files` also hold those of the sub-product, which are downloads of another type. */
function isOffered(release: Release | undefined, system: PlatformCode | undefined): boolean {
  const platform = system && platformOfCode(system);
  return release !== undefined && (platform === undefined || release[pathFields[platform]] !== '');
}

/**
 * Only what is published may be counted: an invented version or platform would otherwise get a counter of its own. Releases
 * found are kept as long as the function's instance lives, so a spike on one release reads the table once; before a refusal
 * the table is read again, as the release or its build may have been published since.
 */
export function publishedReleases(find: FindRelease): RequirePublished {
  const known = new Map<string, Release>();

  return async (type, version, system) => {
    const key = `${type}/${version}`;
    if (isOffered(known.get(key), system)) return;
    const release = await find('releases', String(type), version);
    if (!release) throw new Refusal('This version is not published');
    known.set(key, release);
    if (!isOffered(release, system)) throw new Refusal('This version is not offered for this platform');
  };
}
