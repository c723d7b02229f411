import { Refusal } from '../../shared/contract/dialect.ts';
import type { Release } from '../../shared/contract/download-schemas.ts';
import type { ProductType } from '../../shared/product-type.ts';

type FindRelease = (type: ProductType, version: string) => Promise<Release | undefined>;

/**
 * Only published releases may be counted: a made-up version would otherwise open a counter of its own. What was found is
 * remembered for as long as the function's instance lives, so a spike on one release asks the table once.
 */
export function publishedReleases(find: FindRelease) {
  const known = new Map<string, Release>();

  /** @throws Refusal when the release is not published */
  return async (type: ProductType, version: string): Promise<Release> => {
    const key = `${type}/${version}`;
    const release = known.get(key) ?? (await find(type, version));
    if (!release) throw new Refusal('This version is not published');
    known.set(key, release);
    return release;
  };
}
