import { createFormControl, type FieldErrors, type FieldValues } from 'react-hook-form';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { waitingTime } from '../../../../../shared/waiting-time.ts';
import type { PublicEndpoint } from '../../../lib/api/call.ts';
import { SiteBusy } from '../../../lib/api/retry-after.ts';
import { fromNetwork } from '../../../lib/loading/load-failure.ts';
import { firstFailure } from './first-failure.ts';
import { type FormState, idle } from './form-state.ts';
import { requestIds } from './request-ids.ts';

/** Where a form sends: an entry of the contract, and what posts to it and returns the server's message. */
export interface FormTarget {
  readonly entry: PublicEndpoint;
  readonly send: (entry: PublicEndpoint, body: object) => Promise<string>;
}

/** Checks what stands in the form and sends it. Rejects when nothing, or nothing usable, answers. */
export type SendForm = () => Promise<FormState>;

function fieldsOf({ elements }: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...elements].filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement);
}

function firstOf(errors: FieldErrors): FormState {
  const [field = '', error] = Object.entries(errors)[0] ?? [];
  return { status: 'invalid', field, message: String(error?.message ?? '') };
}

function busyWords(waitMs: number): string {
  return `The site is busy right now. What you wrote is still here: try again in ${waitingTime(waitMs)}.`;
}

/**
 * Takes over a form that is on the page already, with what has been typed into it: its fields register with react-hook-form.
 * @param show called when a rule that had failed passes, before the form is sent again
 */
export function takeForm(
  form: HTMLFormElement,
  { entry, send }: FormTarget,
  show: (state: FormState) => void,
): SendForm {
  const { register, handleSubmit, setValue, subscribe } = createFormControl<FieldValues>({
    resolver: firstFailure(entry.request),
    shouldFocusError: false, // the summary takes the focus
  });
  const ids = requestIds();
  let shown: FormState = idle;

  for (const field of fieldsOf(form)) {
    const { ref, onChange } = register(field.name);
    ref(field);
    field.addEventListener('input', (event) => void onChange(event));
  }

  // The next rule speaks when the form is sent, not while somebody is still typing.
  subscribe({
    formState: { errors: true },
    callback({ errors = {} }) {
      if (shown.status !== 'invalid' || errors[shown.field]?.message === shown.message) return;
      shown = idle;
      show(idle);
    },
  });

  async function post(values: FieldValues): Promise<FormState> {
    const body = entry.idempotencyKey ? { ...values, [entry.idempotencyKey]: ids.of(values) } : values;
    try {
      const message = await fromNetwork(send(entry, body));
      ids.sent();
      form.reset();
      return { status: 'sent', message };
    } catch (error) {
      if (error instanceof Refusal) return { status: 'refused', message: error.message };
      if (error instanceof SiteBusy) return { status: 'busy', message: busyWords(error.waitMs) };
      throw error;
    }
  }

  return async () => {
    // What stands in the fields counts, whoever wrote it: some browsers fill in without an event.
    for (const { name, value } of fieldsOf(form)) setValue(name, value);
    shown = idle;
    const answer = Promise.withResolvers<FormState>();
    await handleSubmit(
      async (values) => answer.resolve(await post(values)),
      (errors) => answer.resolve(firstOf(errors)),
    )();
    shown = await answer.promise;
    return shown;
  };
}
