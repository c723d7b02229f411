import { LatePart } from '../../ui/feedback/late-part.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { Shops } from './shops.tsx';

// The lists of these tabs come to who opens them.
const loadSubscriptions = async () => (await import('./subscriptions/subscription-list.tsx')).SubscriptionList;
const loadOrders = async () => (await import('./orders/order-list.tsx')).OrderList;

/** What was subscribed to (product-rules.md#subscription-plans). */
export function MySubscriptions() {
  return (
    <SettingsGroup title="Subscriptions" text="Plans of P1 and P1+, the computer each is bound to, and its days.">
      <LatePart
        load={loadSubscriptions}
        given={{}}
        coming="Fetching your subscriptions …"
        failure="Your subscriptions could not be shown."
      />
      <Shops />
    </SettingsGroup>
  );
}

/** What was bought (product-rules.md#order-states). */
export function MyOrders() {
  return (
    <SettingsGroup title="Orders" text="Encryption locks and plans, whether they are paid, and where they are.">
      <LatePart
        load={loadOrders}
        given={{}}
        coming="Fetching your orders …"
        failure="Your orders could not be shown."
      />
      <Shops />
    </SettingsGroup>
  );
}
