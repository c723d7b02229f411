import { useId } from 'react';
import type { SessionFacts } from '../../../../../shared/contract/account-schemas.ts';
import { TextButton } from '../../../ui/actions/text-button/text-button.tsx';
import { DayOf, Moment } from '../../../ui/data/moment/moment.tsx';
import styles from '../row-list.module.css';

interface SessionRowProps {
  readonly session: SessionFacts;
  readonly onEnd: () => void;
}

/** A session: on what device, since when, and the day on which it was last used. */
export function SessionRow({ session: { device, started_at, used_at, is_current }, onEnd }: SessionRowProps) {
  const id = useId();
  return (
    <li>
      <div>
        <p className={styles.name}>
          {device}
          {is_current === 1 && <span className={styles.mark}>This session</span>}
        </p>
        <p id={id} className={styles.times}>
          <span>
            {'Signed in '}
            <Moment at={started_at} />
          </span>
          <span>
            {'Last used '}
            <DayOf at={used_at} />
          </span>
        </p>
      </div>
      {is_current === 0 && (
        <TextButton aria-label={`Sign out ${device}`} aria-describedby={id} onClick={onEnd}>
          Sign out
        </TextButton>
      )}
    </li>
  );
}
