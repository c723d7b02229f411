import { useContext, useRef, useState } from 'react';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { RefusedForNow, SiteBusy } from '../../../lib/api/retry-after.ts';
import { SessionOver } from '../../../lib/api/session-over.ts';
import { failureReason } from '../../../lib/loading/load-failure.ts';
import { busyWords } from '../../../ui/form/form/busy-words.ts';
import type { Failure } from '../../../ui/form/form/first-failure.ts';
import { FormContext, type FormState, idle } from '../../../ui/form/form/form-state.ts';
import { useCodeWait } from './use-code-wait.ts';

/** How long a mailbox waits after each code, in milliseconds (product-rules.md#codes). */
const usualWait = 60_000;

const failed = {
  offline: 'There is no connection. Ask for the code once you are back online.',
  failed: 'The code could not be asked for: something went wrong on our side. Try again in a moment.',
} as const;

/** Why no code is on its way, for a person. */
async function wordsOf(error: unknown): Promise<string> {
  if (error instanceof Refusal) return error.message;
  return error instanceof SiteBusy ? busyWords(error.waitMs) : failed[await failureReason(location.href, error)];
}

export interface CodeSending {
  /** Whose mail it goes to; its waiting time is kept under it. */
  readonly mailbox: string;
  /** Asks for the code. Answers the rule that fails before anything is sent; rejects where the server's answer is another than yes. */
  readonly send: () => Promise<Failure | undefined>;
}

/** Asks for a code by mail. What fails is said where the form around says such things; the waiting time is the server's where it names one. */
export function useSendingCode({ mailbox, send }: CodeSending) {
  const { show } = useContext(FormContext);
  const [left, noteWait] = useCodeWait(mailbox);
  const [sentTo, setSentTo] = useState('');
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);

  /** What came of it, for the form; undefined when the code is on its way. */
  const outcomeOf = async (): Promise<FormState | undefined> => {
    try {
      const failure = await send();
      return failure && { status: 'invalid', ...failure };
    } catch (error) {
      if (error instanceof RefusedForNow) noteWait(error.waitMs);
      if (error instanceof SessionOver) return idle; // the page is about to be another
      return { status: 'refused', message: await wordsOf(error) };
    }
  };

  /** @returns whether the code is on its way */
  const sendCode = async (): Promise<boolean> => {
    if (busy.current || left > 0) return false;
    busy.current = true;
    setSending(true);
    setSentTo('');
    const outcome = await outcomeOf();
    if (!outcome) {
      noteWait(usualWait);
      setSentTo(mailbox);
    }
    show?.(outcome ?? idle);
    busy.current = false;
    setSending(false);
    return outcome === undefined;
  };

  return { left, isSending, sentTo, sendCode };
}
