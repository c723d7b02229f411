import type { Order } from '../../../../../shared/contract/order-schemas.ts';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { CopyButton } from '../../../ui/data/copy-button/copy-button.tsx';
import { ProgressSteps } from '../../../ui/data/progress-steps/progress-steps.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';
import styles from './order-delivery.module.css';
import { type Delivery, deliverySteps } from './order-stage.ts';

/** What is said once a number was copied, or could not be (product-rules.md#error-messages). */
const answers = { copied: 'Copy success', failed: 'Copy the failure' } as const;

interface OrderDeliveryProps {
  readonly order: Order;
  readonly delivery: Delivery;
}

/** Where the parcel is now, what comes next, and how to follow it. */
export function OrderDelivery({ order, delivery: { current, now, next } }: OrderDeliveryProps) {
  const { id, courier_company, courier_number, courier_url } = order;
  return (
    <div className={styles.delivery}>
      <ProgressSteps label={`Delivery of order ${id}`} steps={deliverySteps} current={current} />
      <p className={styles.words}>
        <strong>{now}</strong>
        {next && <span>{` ${next}`}</span>}
      </p>
      {courier_number !== '' && (
        <div className={styles.courier}>
          <p>
            <span>{courier_company}</span> <strong>{courier_number}</strong>
          </p>
          <CopyButton
            text={courier_number}
            label={`Copy the courier number ${courier_number}`}
            words="Copy"
            answers={answers}
          />
          {courier_url !== '' && (
            <StandaloneLink to={courier_url} icon={strokes.external} tone="accent" external>
              Where the parcel is
            </StandaloneLink>
          )}
        </div>
      )}
    </div>
  );
}
