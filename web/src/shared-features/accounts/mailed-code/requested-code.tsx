import type { MouseEvent } from 'react';
import { mailAddressOf } from '../../../../../shared/typed/mail-address.ts';
import { waitingTime } from '../../../../../shared/waiting-time.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { CodeField } from '../../../ui/form/code-field/code-field.tsx';
import styles from './mailed-code.module.css';
import { type CodeSending, useSendingCode } from './use-sending-code.ts';

interface RequestedCodeProps extends CodeSending {
  /** Of the field for the code, as the schema of the form's contract calls it. */
  readonly name: string;
  readonly label: string;
  /** Said once it is on its way, where the address is not to be named. */
  readonly sentWords?: string;
}

/** As short as it stands on a button: the last minute in seconds that are counted. */
function shortTime(milliseconds: number): string {
  return milliseconds > 60_000 ? waitingTime(milliseconds) : `${Math.ceil(milliseconds / 1_000)} s`;
}

/** The field for a code that comes by mail, and the button that asks for it, which counts down until it may ask again (product-rules.md#codes). */
export function RequestedCode({ name, label, sentWords, ...request }: RequestedCodeProps) {
  const { left, isSending, sentTo, sendCode } = useSendingCode(request);

  const onClick = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { form } = currentTarget;
    if (!(await sendCode())) return;
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };

  // A disabled button would lose the focus.
  const waits = left > 0;
  const said = sentTo && sentTo === request.mailbox ? (sentWords ?? `Sent to ${mailAddressOf(sentTo)}`) : '';
  return (
    <CodeField
      name={name}
      label={label}
      beside={
        <button
          type="button"
          className={`${actionClass('secondary')} ${styles.send}`}
          aria-busy={isSending}
          aria-disabled={waits || isSending}
          onClick={(event) => void onClick(event)}
        >
          {isSending ? 'Sending …' : waits ? `Again in ${shortTime(left)}` : 'Send code'}
        </button>
      }
      aside={
        <span role="status" className={styles.said}>
          {said}
        </span>
      }
    />
  );
}
