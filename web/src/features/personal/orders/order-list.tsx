import { Pagination } from '../../../ui/data/pagination/pagination.tsx';
import { LivePart } from '../../../ui/feedback/live-part/live-part.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './order-list.module.css';
import { useOrders } from './use-orders.ts';

/** What was bought, the newest first: whether it is paid, and where it is (product-rules.md#order-states). */
export function OrderList() {
  const { remote, turn, awaited } = useOrders();
  return (
    <LivePart
      what="your orders"
      remote={remote}
      lines={6}
      empty={{
        is: ({ count }) => count === 0,
        words: 'No orders yet. What you buy is listed here, with its courier and number once it is sent.',
      }}
    >
      {({ list, page, perPage, count }) => (
        <div className={styles.orders}>
          <ul className={styles.list} aria-label="Orders">
            {list.map((order) => (
              <OrderCard key={order.id} order={order} isAwaited={order.id === awaited} onChanged={() => remote.ask()} />
            ))}
          </ul>
          <Pagination label="Pages of orders" page={page} count={count} perPage={perPage} onTurn={turn} />
        </div>
      )}
    </LivePart>
  );
}
