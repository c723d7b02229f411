import type { ResponseOf } from '../../../../../shared/contract/endpoint.ts';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import type { Answer } from '../../../lib/api/api.ts';
import type { AskedOf, PublicEndpoint } from '../../../lib/api/call.ts';
import { SiteBusy } from '../../../lib/api/retry-after.ts';
import { SessionOver } from '../../../lib/api/session-over.ts';
import { busyWords } from './busy-words.ts';
import { type Failure, firstFailure } from './first-failure.ts';
import { type FormState, idle } from './form-state.ts';
import { requestIds } from './request-ids.ts';

/** Sends to an entry of the contract: `ask` of the API client. */
type Send<Entry extends PublicEndpoint> = (entry: Entry, body: AskedOf<Entry>) => Promise<Answer<ResponseOf<Entry>>>;

/** Where a form sends. */
export interface FormTarget<Entry extends PublicEndpoint> {
  readonly entry: Entry;
  readonly send: Send<Entry>;
}

type Invalid = Extract<FormState, { status: 'invalid' }>;

/** What came of sending: the answer where there is one that says yes. */
interface Sent<Data> {
  readonly state: FormState;
  readonly answer?: Answer<Data>;
  /** The server's no. */
  readonly refusal?: Refusal;
}

export interface FormSender<Data> {
  /** Where the form stands once something was typed: a rule falls silent when it passes; the next one speaks when the form is sent. */
  readonly afterInput: (state: FormState, form: HTMLFormElement, entered: object) => FormState;
  /** Checks and sends. Rejects when nothing, or nothing usable, answers. */
  readonly send: (form: HTMLFormElement, entered: object) => Promise<Sent<Data>>;
}

/** The field that shows a failure: that of the name itself, or of what it is a part of. */
function shownAt(form: HTMLFormElement, name: string): string {
  const parts = name.split('.');
  const names = parts.map((_, place) => parts.slice(0, parts.length - place).join('.'));
  return names.find((part) => form.elements.namedItem(part)) ?? name;
}

/**
 * What checks and sends a form, whoever keeps its values.
 * @param id of the form, under which its request id is kept
 */
export function formSender<Entry extends PublicEndpoint>(
  id: string,
  { entry, send }: FormTarget<Entry>,
): FormSender<ResponseOf<Entry>> {
  const ids = requestIds(id);

  const invalid = (form: HTMLFormElement, { field, message }: Failure): Invalid => ({
    status: 'invalid',
    field: shownAt(form, field),
    message,
  });

  async function post(values: object): Promise<Sent<ResponseOf<Entry>>> {
    const key = entry.idempotencyKey;
    const body = key ? { ...values, [key]: await ids.of(values) } : values;
    try {
      const answer = await send(entry, body as AskedOf<Entry>); // the entry's own schema has let it through
      ids.answered();
      return { state: { status: 'sent', message: answer.message }, answer };
    } catch (error) {
      if (error instanceof SiteBusy) return { state: { status: 'busy', message: busyWords(error.waitMs) } };
      if (error instanceof SessionOver) return { state: idle }; // the page is about to be another
      if (!(error instanceof Refusal)) throw error;
      ids.answered();
      return { state: { status: 'refused', message: error.message }, refusal: error };
    }
  }

  return {
    afterInput(state, form, entered) {
      if (state.status !== 'invalid') return state;
      const { failure } = firstFailure(entry.request, entered);
      const stillFails = failure?.message === state.message && shownAt(form, failure.field) === state.field;
      return stillFails ? state : idle;
    },
    async send(form, entered) {
      const checked = firstFailure(entry.request, entered);
      return checked.failure ? { state: invalid(form, checked.failure) } : post(checked.values);
    },
  };
}
