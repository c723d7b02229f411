import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { ask } from '../../../lib/api/api.ts';
import type { AskedOf, PublicEndpoint } from '../../../lib/api/call.ts';
import { RefusedForNow, SiteBusy } from '../../../lib/api/retry-after.ts';
import { SessionOver } from '../../../lib/api/session-over.ts';
import { firstFailure } from '../../../ui/form/form/first-failure.ts';
import { busyWords } from '../../../ui/form/form/form-sender.ts';
import { idle } from '../../../ui/form/form/form-state.ts';
import { type CodeOutcome, codeTrouble } from './use-sending-code.ts';

/** What a code by mail is asked for with. */
export interface CodeRequest<Entry extends PublicEndpoint> {
  /** The entry of the contract that mails the code. */
  readonly entry: Entry;
  readonly asked: AskedOf<Entry>;
  /** Name of the form's field at which a mistake shows; that of the rule which fails, where none is given. */
  readonly field?: string;
}

/** Asks for a code by mail. It says itself why none is on its way. */
export async function askForCode<Entry extends PublicEndpoint>({
  entry,
  asked,
  field,
}: CodeRequest<Entry>): Promise<CodeOutcome> {
  const { failure } = firstFailure(entry.request, asked);
  if (failure) return { state: { status: 'invalid', field: field ?? failure.field, message: failure.message } };
  try {
    await ask(entry, asked);
    return {};
  } catch (error) {
    if (error instanceof SessionOver) return { state: idle }; // the page is about to be another
    if (error instanceof RefusedForNow) return { state: refused(error.message), waitMs: error.waitMs };
    if (error instanceof Refusal) return { state: refused(error.message) };
    if (error instanceof SiteBusy) return { state: refused(busyWords(error.waitMs)) };
    return { state: await codeTrouble(error) };
  }
}

function refused(message: string) {
  return { status: 'refused', message } as const;
}
