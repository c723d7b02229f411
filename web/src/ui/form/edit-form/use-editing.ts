import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Control, type FieldValues, set, type UseFormRegister, useForm } from 'react-hook-form';
import type { ResponseOf } from '../../../../../shared/contract/endpoint.ts';
import { ask } from '../../../lib/api/api.ts';
import type { PublicEndpoint } from '../../../lib/api/call.ts';
import { failureReason } from '../../../lib/loading/load-failure.ts';
import { unsavedChanges } from '../../../lib/pages/unsaved-changes.ts';
import { askToDiscard } from '../../feedback/confirm-dialog/ask-to-discard.ts';
import { formSender } from '../form/form-sender.ts';
import { type FormState, idle } from '../form/form-state.ts';
import { valuesOf, written } from '../form/form-values.ts';

export interface EditFormTarget<Entry extends PublicEndpoint> {
  /** The entry of the contract to which it sends: its schema checks the fields, which carry the schema's names. */
  readonly entry: Entry;
  /** Its fields' ids begin with it, and its request id is kept under it: one for each thing that is edited. */
  readonly id: string;
  /** What it begins with, by the names of the schema; another `key` begins anew. */
  readonly values: FieldValues;
  /** Called with what the server answered, and what was entered. */
  readonly onSent?: (data: ResponseOf<Entry>, message: string, entered: Readonly<Record<string, unknown>>) => void;
}

interface Editing {
  readonly state: FormState;
  readonly show: (state: FormState) => void;
  readonly register: UseFormRegister<FieldValues>;
  readonly control: Control<FieldValues>;
  /** Looks whether the form holds something that is not saved. */
  readonly note: () => void;
  readonly onInput: () => void;
  /** Checks and sends; while it is being sent, does nothing. */
  readonly submit: () => Promise<void>;
}

/** What stands in the form, `rows.0.city` as the city of the first row. */
function enteredIn(form: HTMLFormElement): Record<string, unknown> {
  const entered: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(valuesOf(form))) set(entered, name, value);
  return entered;
}

/** Gives a form its first values, checks and sends it, and knows whether it holds something that is not saved. */
export function useEditing<Entry extends PublicEndpoint>(
  form: RefObject<HTMLFormElement | null>,
  { id, entry, values, onSent }: EditFormTarget<Entry>,
): Editing {
  // A field that leaves the page takes its value along.
  const { register, control, reset } = useForm({ defaultValues: values, shouldUnregister: true });
  const sender = useMemo(() => formSender(id, { entry, send: ask }), [id, entry]);
  const [state, show] = useState<FormState>(idle);
  const saved = useRef('');
  const takeBack = useRef<() => void>(undefined);
  const sending = useRef(false);

  // Once the fields have their values, and before anybody can change them.
  useLayoutEffect(() => {
    if (form.current && saved.current === '') saved.current = written(enteredIn(form.current));
  });

  // Other values than at first, as the page was asked for again: they take the place of what nobody has touched.
  const given = written(values);
  const [begun, begin] = useState(given);
  useLayoutEffect(() => {
    if (given === begun) return;
    begin(given);
    if (!form.current || written(enteredIn(form.current)) !== saved.current) return;
    reset(values);
    saved.current = '';
  }, [form, values, given, begun, reset]);

  // At once, and by no effect: those wait for the page to have faded in, and end when its tab is hidden.
  const note = useCallback(() => {
    const element = form.current;
    if (element && written(enteredIn(element)) !== saved.current)
      takeBack.current ??= unsavedChanges.add(element, askToDiscard);
    else {
      takeBack.current?.();
      takeBack.current = undefined;
    }
  }, [form]);

  const onInput = () => {
    note();
    if (state.status === 'sent')
      show(idle); // what was answered is of before
    else if (form.current) show(sender.afterInput(state, form.current, enteredIn(form.current)));
  };

  const submit = async () => {
    const element = form.current;
    if (!element || sending.current) return;
    const entered = enteredIn(element);
    // A double click, or a key that is held: it is saved, and nothing was changed since.
    if (state.status === 'sent' && written(entered) === saved.current) return;
    sending.current = true;
    show({ status: 'sending' });
    try {
      const { state: outcome, answer } = await sender.send(element, entered);
      if (answer) saved.current = written(entered);
      note();
      show(outcome);
      if (answer) onSent?.(answer.data, answer.message, entered);
    } catch (error) {
      show({ status: await failureReason(location.href, error) });
    } finally {
      sending.current = false;
    }
  };

  return { state, show, register, control, note, onInput, submit };
}
