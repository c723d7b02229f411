import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { ResponseOf } from '../../../../../shared/contract/endpoint.ts';
import { ask } from '../../../lib/api/api.ts';
import type { PublicEndpoint } from '../../../lib/api/call.ts';
import { failureReason } from '../../../lib/loading/load-failure.ts';
import { formSender } from '../../../ui/form/form/form-sender.ts';
import { FormContext, type FormState, idle } from '../../../ui/form/form/form-state.ts';
import { type EnteredValues, valuesOf } from '../../../ui/form/form/form-values.ts';
import styles from './proof-form.module.css';

interface ProofFormProps<Entry extends PublicEndpoint> {
  readonly id: string;
  /** Its name for screen readers. */
  readonly label: string;
  readonly entry: Entry;
  readonly onInput?: (form: HTMLFormElement) => void;
  /** Called with what the server answered, and with what was entered; the form says that it is sending until it is done. */
  readonly onSent: (data: ResponseOf<Entry>, message: string, entered: EnteredValues) => unknown;
  readonly children: ReactNode;
}

/**
 * A form in which somebody proves who they are: the kit's in its looks and words, but it is left without a question, for a name and a
 * password are no work that would be lost, and it goes once it has been sent, which is when password managers offer to keep what was typed.
 */
export function ProofForm<Entry extends PublicEndpoint>({
  id,
  label,
  entry,
  onInput,
  onSent,
  children,
}: ProofFormProps<Entry>) {
  const [state, show] = useState<FormState>(idle);
  const sender = useMemo(() => formSender(id, { entry, send: ask }), [id, entry]);
  const sending = useRef(false);

  const note = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    onInput?.(form);
    show(sender.afterInput(state, form, valuesOf(form)));
  };

  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return;
    sending.current = true;
    show({ status: 'sending' });
    const entered = valuesOf(form);
    try {
      const { state: outcome, answer } = await sender.send(form, entered);
      if (answer) await onSent(answer.data, answer.message, entered);
      else show(outcome);
    } catch (error) {
      show({ status: await failureReason(location.href, error) });
    } finally {
      sending.current = false;
    }
  };

  return (
    <FormContext value={{ id, state, show }}>
      <form
        id={id}
        className={styles.form}
        aria-label={label}
        method="post"
        noValidate
        onInput={note}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        {children}
      </form>
    </FormContext>
  );
}
