import type { Order } from '../../../../../shared/contract/order-schemas.ts';
import { usePayment } from '../../../shared-features/orders/payment/use-payment.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { Moment } from '../../../ui/data/moment/moment.tsx';
import styles from './order-card.module.css';

interface PayAgainProps {
  readonly order: Order;
  /** Whether its payment may be on its way to us. */
  readonly isAwaited: boolean;
  /** It may be another than is shown. */
  readonly onChanged: () => void;
}

/** What can be done about an order that is not paid, and until when. */
export function PayAgain({ order: { id, pay_until }, isAwaited, onChanged }: PayAgainProps) {
  const { pay, isOnTheWay, trouble } = usePayment();
  const payNow = () =>
    pay(async ({ payOrder }) => {
      const words = await payOrder(id);
      if (words !== undefined) onChanged();
      return words;
    });
  if (pay_until === '') return <p className={styles.pay}>The time to pay it is over: it is being closed.</p>;
  return (
    <div className={styles.pay}>
      <button
        type="button"
        className={actionClass('secondary')}
        aria-busy={isOnTheWay}
        aria-label={isOnTheWay ? undefined : `Pay order ${id}`}
        onClick={() => void payNow()}
      >
        {isOnTheWay ? 'To the payment …' : 'Pay'}
      </button>
      <p role="status">
        {trouble ||
          (isAwaited ? (
            'If you have just paid, it shows here in a moment …'
          ) : (
            <>
              {'It waits for its payment until '}
              <Moment at={pay_until} />.
            </>
          ))}
      </p>
    </div>
  );
}
