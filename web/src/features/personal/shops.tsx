import { href } from '../../lib/addresses/href.ts';
import { ActionLink } from '../../ui/actions/action-link/action-link.tsx';
import styles from './shops.module.css';

/** Where plans and dongles are bought. */
export function Shops() {
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
