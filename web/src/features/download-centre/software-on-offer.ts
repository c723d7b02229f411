import { type ProductType, productTypes } from '../../../../shared/product-type.ts';
import { softwareApplication } from '../../shared-features/downloads/software-application.ts';
import type { Build } from './load-download-centre.ts';

/**
 * What is given away (product-rules.md#product-facts). A trial is no price, and what plans and locks cost stands on their own pages, with scripts that
 * this one has no room for.
 */
const free: ReadonlySet<ProductType> = new Set([19]);

/** What there is to download, for search engines: of each product the newest version, and the systems that have that one. */
export function softwareOnOffer(builds: readonly Build[]): object[] {
  const offered = builds.filter(({ file_path }) => file_path !== '');
  const types = new Set(offered.map(({ type }) => type));
  return [...types].flatMap((type) => {
    const own = offered.filter((build) => build.type === type);
    const [newest] = own.toSorted((a, b) => b.online_date.localeCompare(a.online_date));
    if (!newest) return [];
    const { version, online_date: day } = newest;
    const ofVersion = own.filter((build) => build.version === version);
    return [
      {
        ...softwareApplication(productTypes[type].name, { version, day, builds: ofVersion }),
        ...(free.has(type) && { offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' } }),
      },
    ];
  });
}
