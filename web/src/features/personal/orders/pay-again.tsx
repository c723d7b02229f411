import { useEffect, useState } from 'react';
import type { Order } from '../../../../../shared/contract/order-schemas.ts';
import { waitingTime } from '../../../../../shared/waiting-time.ts';
import { usePayment } from '../../../shared-features/orders/payment/use-payment.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import styles from './order-card.module.css';
import { timeToPay } from './order-stage.ts';

interface PayAgainProps {
  readonly order: Order;
  readonly isAwaited: boolean;
  readonly onChanged: () => void;
}

const minute = 60_000;

/** The moment, of every minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What can be done about an order that is not paid, and for how long. */
export function PayAgain({ order, isAwaited, onChanged }: PayAgainProps) {
  const left = timeToPay(order, useNow());
  const { pay, isOnTheWay, trouble } = usePayment();
  const payNow = () =>
    pay(async ({ payOrder }) => {
      const words = await payOrder(order.id);
      if (words !== undefined) onChanged();
      return words;
    });
  const waits = left > 0 ? `Can be paid for another ${waitingTime(left)}.` : 'The time to pay it is over.';
  return (
    <div className={styles.pay}>
      {left > 0 && (
        <button
          type="button"
          className={actionClass('secondary')}
          aria-busy={isOnTheWay}
          aria-label={isOnTheWay ? undefined : `Pay order ${order.id}`}
          onClick={() => void payNow()}
        >
          {isOnTheWay ? 'To the payment …' : 'Pay'}
        </button>
      )}
      <p role="status">{trouble || (isAwaited ? 'If you have just paid, it shows here in a moment …' : waits)}</p>
    </div>
  );
}
