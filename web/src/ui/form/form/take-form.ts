import type { ResponseOf } from '../../../../../shared/contract/endpoint.ts';
import type { Refusal } from '../../../../../shared/contract/refusal.ts';
import type { PublicEndpoint } from '../../../lib/api/call.ts';
import { unsavedChanges } from '../../../lib/pages/unsaved-changes.ts';
import { askToDiscard } from '../../feedback/confirm-dialog/ask-to-discard.ts';
import { type FormTarget, formSender } from './form-sender.ts';
import { type FormState, idle } from './form-state.ts';
import { isTyped, valuesOf, written } from './form-values.ts';

/** Hears what a form that asks something comes to. */
export interface Asking<Entry extends PublicEndpoint> {
  readonly onAnswer: (data: ResponseOf<Entry>, message: string) => void;
  /** @returns whether the page says it; otherwise the form does, in the words of the server */
  readonly onRefusal?: (refusal: Refusal) => boolean;
}

/** Checks what stands in the form and sends it. Rejects when nothing, or nothing usable, answers. */
export type SendForm<Entry extends PublicEndpoint> = (asking?: Asking<Entry>) => Promise<FormState>;

/** Notes whether a form holds something that closing its dialog would lose. @param signal ends it */
function watchTyping(form: HTMLFormElement, signal: AbortSignal): () => void {
  let takeBack: (() => void) | undefined;
  const forget = () => {
    takeBack?.();
    takeBack = undefined;
  };
  const note = () => {
    if (!isTyped(form)) forget();
    else takeBack ??= unsavedChanges.add(form, askToDiscard);
  };
  note();
  form.addEventListener('input', note, { signal });
  signal.addEventListener('abort', forget);
  return forget;
}

/**
 * Takes over a form that is on the page already, with what has been typed into it: its fields stay the browser's own.
 * @param show called when a rule that had failed passes, before the form is sent again
 * @param signal aborted when the form leaves the page
 */
export function takeForm<Entry extends PublicEndpoint>(
  form: HTMLFormElement,
  target: FormTarget<Entry>,
  show: (state: FormState) => void,
  signal: AbortSignal,
): SendForm<Entry> {
  const { afterInput, send } = formSender(form.id, target);
  const forget = form.closest('dialog') ? watchTyping(form, signal) : () => {};
  let shown: FormState = idle;

  const onInput = () => {
    const next = afterInput(shown, form, valuesOf(form));
    if (next !== shown) show(next);
    shown = next;
  };
  form.addEventListener('input', onInput, { signal });

  return async (asking) => {
    // A double click, or a key that is held: it has been sent, and nothing was typed since.
    if (shown.status === 'sent' && !isTyped(form)) return shown;
    shown = idle;
    const entered = valuesOf(form);
    const { state, answer, refusal } = await send(form, entered);
    if (asking && answer) asking.onAnswer(answer.data, answer.message);
    if (asking && (answer || (refusal && asking.onRefusal?.(refusal)))) return idle;
    shown = state;
    // What was typed while it was being sent stays.
    if (state.status === 'sent' && written(valuesOf(form)) === written(entered)) {
      form.reset();
      forget();
    }
    return state;
  };
}
