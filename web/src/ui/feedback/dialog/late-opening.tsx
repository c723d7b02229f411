import { type ComponentType, useEffect } from 'react';
import { whenIdle } from '../../../lib/loading/when-idle.ts';
import { savesData } from '../../../lib/visitor/visitor-wishes.ts';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import { LatePart } from '../late-part.tsx';
import type { CloseReason } from './close-dialog.ts';
import styles from './late-opening.module.css';

interface Opened {
  readonly onClose: (reason: CloseReason) => void;
}

interface LateOpeningProps<Props> {
  /** Gets what is opened, a component with an open `Dialog`; the same function at every rendering. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the component is given; null while it is closed. */
  readonly given: Props | null;
}

/**
 * A dialog for which no first page waits: its code comes when the browser is idle, or once it is opened. Where it cannot be had, words at
 * the lower edge say so.
 */
export function LateOpening<Props extends Opened>({ load, given }: LateOpeningProps<Props>) {
  useEffect(() => {
    if (!savesData()) whenIdle(() => void load().catch(() => {})); // whoever opens it hears of what failed
  }, [load]);
  return (
    given && (
      <div className={styles.late}>
        <LatePart
          load={load}
          given={given}
          coming="Opening …"
          failure="This could not be opened."
          instead={<TextButton onClick={() => given.onClose('cancelled')}>Close</TextButton>}
        />
      </div>
    )
  );
}
