import { type FormEvent, useRef, useState } from 'react';
import { type Dongle, dongleQuantity, dongles } from '../../../../../shared/dongles.ts';
import { formatMoney, times } from '../../../../../shared/money.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { askToSignIn } from '../../../lib/session/sign-in.ts';
import { usePayment } from '../../../shared-features/orders/payment/use-payment.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { FormContext, type FormState, idle } from '../../../ui/form/form/form-state.ts';
import { FormAnswer } from '../../../ui/form/form-answer/form-answer.tsx';
import { Stepper } from '../../../ui/form/stepper/stepper.tsx';
import { AddressChoice } from './address-choice.tsx';
import { type OrderDraft, orderDraft } from './order-draft.ts';
import styles from './order-form.module.css';
import { useOrderAddresses } from './use-order-addresses.ts';

const notSelected: FormState = {
  status: 'invalid',
  field: 'address',
  message: 'Please select the shipping address',
};

/** What a number of dongles costs, in CNY. */
function totalOf(tid: number, quantity: number): string {
  const dongle = dongles.find((one) => one.tid === tid);
  return dongle ? formatMoney(times(dongle.price, quantity)) : '';
}

/** What is chosen, kept in the tab. */
function useDraft(tid: number): [OrderDraft, (changed: Partial<OrderDraft>) => void] {
  const [kept] = useState(() => orderDraft(tid));
  const [draft, setDraft] = useState(() => kept.read());
  const change = (changed: Partial<OrderDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    kept.write(next);
  };
  return [draft, change];
}

/**
 * How many, where to, and payment (product-rules.md#dongle-purchase). Anybody can look at it; who pays is asked to sign in. The total here
 * is what one sees: the server makes its own.
 */
export function OrderForm({ tid, name }: Pick<Dongle, 'tid' | 'name'>) {
  const id = `order-${tid}`;
  const form = useRef<HTMLFormElement>(null);
  const [draft, change] = useDraft(tid);
  const addresses = useOrderAddresses(draft.address);
  const [missing, setMissing] = useState<FormState>();
  const { pay, isOnTheWay, trouble } = usePayment();

  const choose = (address: string) => {
    change({ address });
    setMissing(undefined);
  };
  const submit = async () => {
    setMissing(undefined);
    const { chosen } = addresses;
    if (!session.user()) {
      // What is theirs can be chosen now: nobody pays for a parcel to an address that was not seen.
      if (await askToSignIn()) form.current?.focus();
    } else if (!chosen) {
      setMissing({ ...notSelected });
    } else {
      const { name: to, phone, addr } = chosen;
      await pay((payments) => payments.payDongles({ tid, num: draft.quantity, name: to, phone, addr }, id));
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.type === 'radio') choose(target.value);
  };
  const going: FormState = isOnTheWay ? { status: 'sending' } : idle;
  const state: FormState = missing ?? (trouble ? { status: 'refused', message: trouble } : going);
  return (
    <FormContext value={{ id, state }}>
      <form
        ref={form}
        id={id}
        className={styles.form}
        aria-label={`Order of the ${name}`}
        tabIndex={-1}
        noValidate
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <Stepper
          label="Quantity"
          value={draft.quantity}
          {...dongleQuantity}
          onChange={(quantity) => change({ quantity })}
        />
        <AddressChoice addresses={addresses} onChoose={choose} />
        <p className={styles.fine}>
          You pay on the page of Alipay. The order waits 24 hours for its payment, and is sent once it is paid.
        </p>
        <div className={styles.bar} data-bottom-bar="">
          <FormAnswer keepsRoom={false} />
          <div className={styles.pay}>
            <p className={styles.total}>
              <span>{draft.quantity === 1 ? 'Total' : `Total of ${draft.quantity}`}</span>
              <output>{`${totalOf(tid, draft.quantity)} CNY`}</output>
            </p>
            <button type="submit" className={`${actionClass('primary')} ${styles.send}`} aria-busy={isOnTheWay}>
              {isOnTheWay ? 'To the payment …' : 'Pay'}
            </button>
          </div>
        </div>
      </form>
    </FormContext>
  );
}
