import { useId } from 'react';
import type { PasskeyFacts } from '../../../../../shared/contract/passkey-schemas.ts';
import { TextButton } from '../../../ui/actions/text-button/text-button.tsx';
import { DayOf } from '../../../ui/data/moment/moment.tsx';
import styles from '../row-list.module.css';

interface PasskeyRowProps {
  readonly passkey: PasskeyFacts;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** A passkey: its name, whether it is on several devices, since when it is there, and when it last signed its member in. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, added_at, used_at, is_synced } = passkey;
  const id = useId();
  return (
    <li>
      <div>
        <p className={styles.name}>
          {name}
          {is_synced === 1 && <span className={styles.mark}>Synced</span>}
        </p>
        <p id={id} className={styles.times}>
          <span>
            {'Added '}
            <DayOf at={added_at} />
          </span>
          {used_at === '' ? (
            <span>Never used</span>
          ) : (
            <span>
              {'Last used '}
              <DayOf at={used_at} />
            </span>
          )}
        </p>
      </div>
      <div className={styles.deeds}>
        <TextButton aria-label={`Rename ${name}`} aria-haspopup="dialog" aria-describedby={id} onClick={onRename}>
          Rename
        </TextButton>
        <TextButton aria-label={`Remove ${name}`} aria-describedby={id} onClick={onRemove}>
          Remove
        </TextButton>
      </div>
    </li>
  );
}
