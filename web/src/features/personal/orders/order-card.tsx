import { useId } from 'react';
import type { Order } from '../../../../../shared/contract/order-schemas.ts';
import { href } from '../../../lib/addresses/href.ts';
import { Link } from '../../../ui/actions/link/link.tsx';
import { Moment } from '../../../ui/data/moment/moment.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge/status-badge.tsx';
import styles from './order-card.module.css';
import { OrderDelivery } from './order-delivery.tsx';
import { deliveryOf, isPaidPlan, toneOf } from './order-stage.ts';
import { PayAgain } from './pay-again.tsx';

interface OrderCardProps {
  readonly order: Order;
  /** Whether its payment may be on its way to us. */
  readonly isAwaited: boolean;
  /** It may be another than is shown. */
  readonly onChanged: () => void;
}

/** An order: what, how many, what it costs, where it stands, and what can be done about it. */
export function OrderCard({ order, isAwaited, onChanged }: OrderCardProps) {
  const { id, product_name, num, total, create_time, status_name, name, phone, addr } = order;
  const titleId = useId();
  const delivery = deliveryOf(order);
  return (
    <li className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>
          {product_name}
          {num > 1 && <span>{` × ${num}`}</span>}
        </h3>
        <StatusBadge tone={toneOf(order)}>{status_name}</StatusBadge>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Total</dt>
          <dd>{`${total} CNY`}</dd>
        </div>
        <div>
          <dt>Ordered</dt>
          <dd>
            <Moment at={create_time} />
          </dd>
        </div>
        <div>
          <dt>Number</dt>
          <dd>{id}</dd>
        </div>
        {addr !== '' && (
          <div className={styles.wide}>
            <dt>Ship to</dt>
            <dd>{`${name}, ${phone}, ${addr}`}</dd>
          </div>
        )}
      </dl>
      {delivery && <OrderDelivery order={order} delivery={delivery} />}
      {isPaidPlan(order) && (
        <p className={styles.plan}>
          {'Its days are under '}
          <Link to={href.to('personal', { page: '1' })}>Subscriptions</Link>.
        </p>
      )}
      {order.status === 0 && <PayAgain order={order} isAwaited={isAwaited} onChanged={onChanged} />}
    </li>
  );
}
