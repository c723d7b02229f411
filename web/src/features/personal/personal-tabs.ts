import { href } from '../../lib/addresses/href.ts';

/** The tabs, each named by `page` of the address (product-rules.md#personal-centre). */
export const tabs = (['Base info', 'Subscriptions', 'Orders', 'Addresses'] as const).map((label, place) => ({
  key: String(place),
  label,
  to: href.to('personal', { page: String(place) }),
}));

/** The tab of an address: the first one, where `page` names none. */
export function tabOf(page: string | undefined): string {
  return tabs.find(({ key }) => key === page)?.key ?? '0';
}
