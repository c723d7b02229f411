import type { PageProps } from '../../lib/pages/page-module.ts';
import { CustomerService } from './customer-service.tsx';
import { DongleOrder } from './dongle-order/dongle-order.tsx';
import type { OrderInfoData } from './load-order-info.ts';

/** Buying a dongle: by customer service, or the order of one that the address names (product-rules.md#dongle-purchase). */
export default function OrderInfoPage({ data: { dongle, offered } }: PageProps<OrderInfoData>) {
  return dongle ? <DongleOrder key={dongle.tid} dongle={dongle} /> : <CustomerService offered={offered} />;
}
