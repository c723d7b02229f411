import { useContext, useRef, useState } from 'react';
import { failureReason } from '../../../lib/loading/load-failure.ts';
import { FormContext, type FormState, idle } from '../../../ui/form/form/form-state.ts';
import { useCodeWait } from './use-code-wait.ts';

/** How long a mailbox waits after each code, in milliseconds (product-rules.md#codes). */
const usualWait = 60_000;

const failed = {
  offline: 'There is no connection. Ask for the code once you are back online.',
  failed: 'The code could not be asked for: something went wrong on our side. Try again in a moment.',
} as const;

/** What the form says where nothing, or nothing usable, answers. */
export async function codeTrouble(error: unknown): Promise<FormState> {
  return { status: 'refused', message: failed[await failureReason(location.href, error)] };
}

/** What came of asking for a code; nothing where it is on its way. */
export interface CodeOutcome {
  /** What the form says. */
  readonly state?: FormState;
  /** How long the server says that this mailbox waits. */
  readonly waitMs?: number;
}

export interface CodeSending {
  /** Whose mail it goes to; its waiting time is kept under it. */
  readonly mailbox: string;
  /** Asks for the code. */
  readonly send: () => Promise<CodeOutcome>;
}

/** Asks for a code by mail. What fails is said where the form around says such things; the waiting time is the server's where it names one. */
export function useSendingCode({ mailbox, send }: CodeSending) {
  const { show } = useContext(FormContext);
  const [left, noteWait] = useCodeWait(mailbox);
  const [sentTo, setSentTo] = useState('');
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);

  /** @returns whether the code is on its way */
  const sendCode = async (): Promise<boolean> => {
    if (busy.current || left > 0) return false;
    busy.current = true;
    setSending(true);
    setSentTo('');
    const { state, waitMs } = await send().catch(
      async (error: unknown): Promise<CodeOutcome> => ({
        state: await codeTrouble(error),
      }),
    );
    if (!state) setSentTo(mailbox);
    if (!state || waitMs !== undefined) noteWait(waitMs ?? usualWait);
    show?.(state ?? idle);
    busy.current = false;
    setSending(false);
    return state === undefined;
  };

  return { left, isSending, sentTo, sendCode };
}
