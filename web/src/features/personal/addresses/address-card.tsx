import type { Address } from '../../../../../shared/contract/account-schemas.ts';
import { TextButton } from '../../../ui/actions/text-button/text-button.tsx';
import styles from './address-card.module.css';

interface AddressCardProps {
  readonly address: Address;
  readonly onEdit: () => void;
  readonly onDefault: () => void;
  readonly onDelete: () => void;
}

/** An address, and what can be done with it. */
export function AddressCard({ address, onEdit, onDefault, onDelete }: AddressCardProps) {
  const { name, phone, addr, is_default } = address;
  const of = `${name}, ${addr}`;
  return (
    <li className={styles.card} data-default={is_default === 1 || undefined}>
      <div className={styles.words}>
        <p className={styles.name}>
          <strong>{name}</strong>
          <span>{phone}</span>
          {is_default === 1 && <span className={styles.mark}>Default</span>}
        </p>
        <p className={styles.place}>{addr}</p>
      </div>
      <div className={styles.actions}>
        <TextButton aria-label={`Edit ${of}`} onClick={onEdit}>
          Edit
        </TextButton>
        {is_default === 0 && (
          <TextButton aria-label={`Make default ${of}`} onClick={onDefault}>
            Make default
          </TextButton>
        )}
        <TextButton aria-label={`Delete ${of}`} onClick={onDelete}>
          Delete
        </TextButton>
      </div>
    </li>
  );
}
