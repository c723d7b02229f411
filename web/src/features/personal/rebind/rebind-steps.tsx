import { useState } from 'react';
import { NewAddressStep } from './new-address-step.tsx';
import { OldAddressStep } from './old-address-step.tsx';
import styles from './rebind-steps.module.css';

interface RebindStepsProps {
  /** The address that the member has. */
  readonly email: string;
}

/** Changes the address in two steps: the old one is proved by a code, then the new one (product-rules.md#rebinding). */
export function RebindSteps({ email }: RebindStepsProps) {
  const [oldCode, setOldCode] = useState<string>();
  return (
    <div className={styles.steps}>
      <p className={styles.step} role="status">
        {oldCode === undefined ? 'Step 1 of 2: prove your present address' : 'Step 2 of 2: prove your new address'}
      </p>
      {oldCode === undefined ? (
        <OldAddressStep email={email} onProved={setOldCode} />
      ) : (
        <NewAddressStep email={email} oldCode={oldCode} />
      )}
    </div>
  );
}
