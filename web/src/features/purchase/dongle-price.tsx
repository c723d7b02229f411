import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './dongle-price.module.css';
import type { ShownDongle } from './load-order-info.ts';

/** What a dongle costs, and what it cost before (product-rules.md#dongle-purchase). */
export function DonglePrice({ price, oldPrice }: Pick<ShownDongle, 'price' | 'oldPrice'>) {
  return (
    <p className={styles.price}>
      <strong>{`${price} CNY`}</strong>{' '}
      <s>
        <VisuallyHidden>before </VisuallyHidden>
        {oldPrice}
      </s>
    </p>
  );
}
