import type { ReactNode } from 'react';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './licence-dialog.module.css';

type Press = 'hovered' | 'pressed' | undefined;

interface LicenceDialogProps {
  readonly computer: string;
  readonly hardwareCode: string;
  /** Nothing until a code was pasted. */
  readonly activationCode?: string;
  /** The field for the activation code waits for it. */
  readonly awaits?: boolean;
  /** What runs once the code was confirmed. */
  readonly plan?: string | undefined;
  readonly copy?: Press | 'done';
  readonly purchase?: Press;
  readonly confirm?: Press;
  /** Only what it takes to read the code. */
  readonly short?: boolean;
}

function Button({ children, state, strong }: { children: ReactNode; state: Press; strong?: boolean }) {
  return (
    <span className={strong ? styles.strong : styles.button} data-state={state}>
      {children}
    </span>
  );
}

/** The licence dialog of P1: by what it runs, the code of this computer, and the activation code. */
export function LicenceDialog({
  computer,
  hardwareCode,
  activationCode = '',
  awaits = false,
  plan,
  copy,
  purchase,
  confirm,
  short = false,
}: LicenceDialogProps) {
  return (
    <section className={styles.dialog} data-short={short || undefined}>
      <header className={styles.head}>
        <h2>Licence</h2>
        <span>{`This computer: ${computer}`}</span>
        <StrokeIcon name="close" />
      </header>
      <div className={styles.block}>
        <h3>Hardware code</h3>
        <p className={styles.line}>
          <b className={styles.code}>{hardwareCode}</b>
          {copy === 'done' ? (
            <span className={styles.done}>
              <StrokeIcon name="check" size={20} />
              Copied
            </span>
          ) : (
            <Button state={copy}>Copy</Button>
          )}
        </p>
        <p className={styles.note}>
          {short
            ? 'It names this computer alone.'
            : 'It names this computer. A plan is bought for it, and only for it.'}
        </p>
      </div>
      {!short && (
        <div className={styles.block}>
          <h3>Activation code</h3>
          <p className={styles.line}>
            <b className={styles.field} data-awaits={awaits || undefined}>
              {activationCode || <i>Paste it here</i>}
            </b>
            <Button state={confirm}>Confirm</Button>
          </p>
        </div>
      )}
      <footer className={styles.foot}>
        {plan ? (
          <p className={styles.active}>
            <StrokeIcon name="check" size={22} />
            <b>Subscription</b>
            {plan}
          </p>
        ) : (
          <>
            <span>No plan for this computer yet</span>
            <Button state={purchase} strong>
              Purchase
            </Button>
          </>
        )}
      </footer>
    </section>
  );
}
