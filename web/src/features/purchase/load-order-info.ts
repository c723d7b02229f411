import { type Dongle, dongles } from '../../../../shared/dongles.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { routes } from '../../../../shared/routes.ts';
import { href } from '../../lib/addresses/href.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { breadcrumbs } from '../../lib/pages/structured-data.ts';

/** A dongle as its order begins: its prices in CNY, `1200.00`. */
export interface ShownDongle extends Pick<Dongle, 'tid' | 'name' | 'software'> {
  readonly price: string;
  readonly oldPrice: string;
}

export interface OrderInfoData {
  /** What is ordered; null where customer service sells. */
  readonly dongle: ShownDongle | null;
  /** What can be ordered without customer service; none beside an order. */
  readonly offered: readonly ShownDongle[];
}

function shown({ tid, name, software, price, oldPrice }: Dongle): ShownDongle {
  return { tid, name, software, price: formatMoney(price), oldPrice: formatMoney(oldPrice) };
}

/** @throws {NotFound} for a dongle that there is not */
async function load(_: unknown, { tid }: { readonly tid?: string }): Promise<OrderInfoData> {
  if (tid === undefined) return { dongle: null, offered: dongles.map(shown) };
  const dongle = dongles.find((one) => String(one.tid) === tid);
  if (!dongle) throw new NotFound(`There is no dongle ${tid}`);
  return { dongle: shown(dongle), offered: [] };
}

const service = { name: 'Buy an encryption lock', address: routes.orderInfo.path };

export const page = definePage(routes.orderInfo, {
  load,
  meta: ({ dongle }) => {
    if (!dongle)
      return {
        title: service.name,
        description:
          'Customer service sells encryption locks for P1, P1+ and S1: reach it by WhatsApp, Facebook or WeChat.',
        structuredData: [breadcrumbs([service])],
      };
    const { name, software, tid, price } = dongle;
    const address = href.to('orderInfo', { tid: String(tid) });
    return {
      title: `Order ${name}s`,
      description: `An encryption lock for ${software}, ${price} CNY: choose how many and where they go, and pay.`,
      structuredData: [breadcrumbs([service, { name, address }])],
    };
  },
  documents: async () => dongles.map(({ tid }) => ({ tid: String(tid) })),
});
