import { formatMoney } from '../../../../shared/money.ts';
import { type ProductType, productTypes } from '../../../../shared/product-type.ts';
import { subscriptionPlans } from '../../../../shared/subscription-plans.ts';
import { absolute, href } from '../../lib/addresses/href.ts';
import { softwareApplication } from '../../shared-features/downloads/software-application.ts';
import type { Build } from './load-download-centre.ts';

/** What is given away (product-rules.md#product-facts). A trial is no price, so S3 Lite is not among it. */
const free: ReadonlySet<ProductType> = new Set([19]);

/** What is sold by plans, and where: the editions of P1 and P1+ by subscription (product-rules.md#subscription-plans). */
const subscribed: Readonly<Partial<Record<ProductType, string>>> = {
  9: href.to('course'),
  10: href.to('course', { type: '1' }),
};

/** What a product may be had for (schema.org/Offer), where the site says so. A lock is sold, and its price is not that of the software. */
function offersOf(type: ProductType): object[] {
  if (free.has(type)) return [{ '@type': 'Offer', price: '0', priceCurrency: 'USD' }];
  const page = subscribed[type];
  if (page === undefined) return [];
  return subscriptionPlans.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price: formatMoney(price),
    priceCurrency: price.currency,
    url: absolute(page),
  }));
}

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
    const offers = offersOf(type);
    return [
      {
        ...softwareApplication(productTypes[type].name, { version, day, builds: ofVersion }),
        ...(offers.length > 0 && { offers }),
      },
    ];
  });
}
