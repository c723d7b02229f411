import { OrderList } from './orders/order-list.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { Shops } from './shops.tsx';
import { SubscriptionList } from './subscriptions/subscription-list.tsx';

/** What was subscribed to (product-rules.md#subscription-plans). */
export function MySubscriptions() {
  return (
    <SettingsGroup title="Subscriptions" text="Plans of P1 and P1+, the computer each is bound to, and its days.">
      <SubscriptionList />
      <Shops />
    </SettingsGroup>
  );
}

/** What was bought (product-rules.md#order-states). */
export function MyOrders() {
  return (
    <SettingsGroup title="Orders" text="Encryption locks and plans, whether they are paid, and where they are.">
      <OrderList />
      <Shops />
    </SettingsGroup>
  );
}
