import { actionClass } from '../../../ui/actions/action-class.ts';
import { CardGrid } from '../../../ui/layout/card-grid/card-grid.tsx';
import type { SubscriptionPlansData } from './load-subscription-plans.ts';
import styles from './plans.module.css';
import { usePlanPurchase } from './use-plan-purchase.ts';

/** The three plans with what they cost. They can be bought where it is known for which computer. */
export function Plans({ product, hardwareCode, plans }: SubscriptionPlansData) {
  const { buy, chosen, isOnTheWay, trouble } = usePlanPurchase(product, hardwareCode);
  return (
    <>
      <CardGrid edge="frame" className={styles.plans}>
        {plans.map(({ id, name, price, rate, charged, money }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p className={styles.price}>
              <strong>{price}</strong> USD
            </p>
            <p>{rate || 'Paid once'}</p>
            <p>{`Charged as ${charged} CNY`}</p>
            {hardwareCode && (
              <>
                <button
                  type="button"
                  className={`${actionClass('secondary')} ${styles.buy}`}
                  data-id={id}
                  data-money={money}
                  data-needs-script=""
                  aria-busy={isOnTheWay && id === chosen}
                  onClick={() => buy(id)}
                >
                  {isOnTheWay && id === chosen ? 'To the payment …' : `Pay ${charged} CNY`}
                </button>
                <p className={styles.trouble} role="status">
                  {id === chosen && trouble}
                </p>
              </>
            )}
          </li>
        ))}
      </CardGrid>
      {hardwareCode && (
        <p className={styles.said}>You pay on the page of Alipay. The days are there as soon as it is paid.</p>
      )}
    </>
  );
}
