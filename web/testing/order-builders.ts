import type { Order } from '../../shared/contract/order-schemas.ts';

/** An order as its member sees it, unpaid unless told otherwise. */
export function anOrder(fields: Partial<Order> = {}): Order {
  return {
    id: '20261125000000000000',
    product_name: 'S1 dongle',
    num: 2,
    create_time: '2026-11-25T10:00:00Z',
    name: 'Ada Lovelace',
    phone: '13800138000',
    addr: '1 Stage Road, Shanghai',
    status: 0,
    status_name: 'Unpaid',
    transaction_status: 0,
    transaction_status_name: '',
    courier_company: '',
    courier_number: '',
    courier_url: '',
    total: '7800.00',
    pay_until: '',
    ...fields,
  };
}
