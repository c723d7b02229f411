import { StrokeIcon } from '../kit/stroke-icon.tsx';
import { activationCode, stage } from '../p1-code-find/codes.ts';
import styles from './pages.module.css';

export type Press = 'hovered' | 'pressed' | undefined;

const plans = [
  { name: '60 Days', price: '8.99', note: '0.15/day', charged: '79.00' },
  { name: 'Annual', price: '29.99', note: '2.50/month', charged: '229.00' },
  { name: 'Perpetual', price: '99.99', note: 'Paid once', charged: '799.00' },
] as const;

interface PlansPageProps {
  /** The ends of the code are marked, as they are compared. */
  readonly compared: boolean;
  /** The button of the annual plan. */
  readonly chosen: Press;
}

/** The site's plans, opened by the client for this computer. */
export function PlansPage({ compared, chosen }: PlansPageProps) {
  const parts = stage.code.split('-');
  return (
    <>
      <h1 className={styles.title}>P1 plans</h1>
      <p className={styles.lead}>
        For the computer with the hardware code
        <b className={styles.code}>
          {parts.map((part, index) => (
            <span key={part} data-marked={(compared && (index === 0 || index === parts.length - 1)) || undefined}>
              {part}
              {index < parts.length - 1 && <i>-</i>}
            </span>
          ))}
        </b>
      </p>
      <ul className={styles.plans}>
        {plans.map(({ name, price, note, charged }) => (
          <li key={name}>
            <h2>{name}</h2>
            <p>
              <b className={styles.price}>{price}</b> USD
            </p>
            <p>{note}</p>
            <p>Charged as {charged} CNY</p>
            <span className={styles.choose} data-state={name === 'Annual' ? chosen : undefined}>
              Choose {name}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PaymentPageProps {
  readonly pay: Press;
  readonly paid: boolean;
}

/** What is paid, for which computer. */
export function PaymentPage({ pay, paid }: PaymentPageProps) {
  return (
    <>
      <h1 className={styles.title}>{paid ? 'Thank you, it is paid' : 'Payment'}</h1>
      <dl className={styles.order}>
        <dt>Plan</dt>
        <dd>P1, Annual</dd>
        <dt>For the computer</dt>
        <dd className={styles.figures}>{stage.code}</dd>
        <dt>To pay</dt>
        <dd className={styles.figures}>229.00 CNY</dd>
      </dl>
      {paid ? (
        <p className={styles.paid}>
          <StrokeIcon name="check" size={30} />
          Paid. The plan is in your personal centre.
        </p>
      ) : (
        <span className={styles.pay} data-state={pay}>
          Pay 229.00 CNY
        </span>
      )}
    </>
  );
}

interface LookupPageProps {
  readonly look: Press;
  readonly found: boolean;
  readonly copy: Press | 'done';
}

/** The site on which an activation code is looked up. */
export function LookupPage({ look, found, copy }: LookupPageProps) {
  return (
    <>
      <h1 className={styles.title}>Look up an activation code</h1>
      <p className={styles.label}>Hardware code</p>
      <p className={styles.line}>
        <b className={styles.field}>{stage.code}</b>
        <span className={styles.look} data-state={look}>
          Look up
        </span>
      </p>
      {found && (
        <div className={styles.found}>
          <p className={styles.label}>Activation code for this computer alone</p>
          <p className={styles.line}>
            <b className={styles.result}>{activationCode}</b>
            {copy === 'done' ? (
              <span className={styles.done}>
                <StrokeIcon name="check" size={22} />
                Copied
              </span>
            ) : (
              <span className={styles.choose} data-state={copy}>
                Copy
              </span>
            )}
          </p>
        </div>
      )}
    </>
  );
}
