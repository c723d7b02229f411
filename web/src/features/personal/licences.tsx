import { href } from '../../lib/addresses/href.ts';
import { ActionLink } from '../../ui/actions/action-link/action-link.tsx';
import { Empty } from '../../ui/feedback/empty/empty.tsx';
import styles from './licences.module.css';
import { SettingsGroup } from './settings-group.tsx';

function Shops() {
  return (
    <div className={styles.shops}>
      <ActionLink to={href.to('course')} kind="secondary">
        See the plans
      </ActionLink>
      <ActionLink to={href.to('orderInfo')} kind="secondary">
        Buy an encryption lock
      </ActionLink>
    </div>
  );
}

/** What was subscribed to (product-rules.md#subscription-plans). */
export function MySubscriptions() {
  return (
    <SettingsGroup title="Subscriptions" text="Plans of P1 and P1+, the computer each is bound to, and its days.">
      <Empty>No subscriptions yet. A plan that you buy in the P1 client is listed here.</Empty>
      <Shops />
    </SettingsGroup>
  );
}

/** What was bought (product-rules.md#order-states). */
export function MyOrders() {
  return (
    <SettingsGroup title="Orders" text="Encryption locks and plans, whether they are paid, and where they are.">
      <Empty>No orders yet. What you buy is listed here, with its courier and number once it is sent.</Empty>
      <Shops />
    </SettingsGroup>
  );
}
