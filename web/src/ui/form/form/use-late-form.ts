import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { PublicEndpoint } from '../../../lib/api/call.ts';
import { failureReason, fromNetwork } from '../../../lib/loading/load-failure.ts';
import { whenNear } from '../../../lib/loading/when-near.ts';
import { savesData } from '../../../lib/visitor/visitor-wishes.ts';
import type { FormState } from './form-state.ts';
import type { Asking, SendForm } from './take-form.ts';

/** Loads the entry of the contract to which a form sends. The same function at every rendering. */
export type LoadEntry<Entry extends PublicEndpoint = PublicEndpoint> = () => Promise<Entry>;

interface LateForm {
  /** Loads what checks and sends the form, if it is not there yet. */
  readonly prepare: () => void;
  /** Sends the form; while it is being sent, does nothing. */
  readonly submit: () => Promise<void>;
}

/**
 * Loads what checks and sends a form when the form comes near the screen or is touched. Until then its fields are the browser's,
 * and sending waits. A failure to load is one to send, and the next attempt loads again.
 */
export function useLateForm<Entry extends PublicEndpoint>(
  form: RefObject<HTMLFormElement | null>,
  loadEntry: LoadEntry<Entry>,
  show: (state: FormState) => void,
  asking?: Asking<Entry>,
): LateForm {
  const coming = useRef<Promise<SendForm<Entry>>>(undefined);
  const sending = useRef(false);
  const stay = useRef<AbortController>(undefined);

  const load = useCallback(async (): Promise<SendForm<Entry>> => {
    const files = Promise.all([import('./take-form.ts'), import('../../../lib/api/api.ts'), loadEntry()]);
    const [{ takeForm }, { ask }, entry] = await fromNetwork(files);
    if (!form.current || !stay.current) throw new Error('The form has left the page');
    return takeForm(form.current, { entry, send: ask }, show, stay.current.signal);
  }, [form, loadEntry, show]);

  const ready = useCallback((): Promise<SendForm<Entry>> => {
    coming.current ??= load().catch((error: unknown) => {
      coming.current = undefined;
      throw error;
    });
    return coming.current;
  }, [load]);

  // Whoever sends the form hears of a failure; nobody else needs to.
  const prepare = useCallback(() => void ready().catch(() => {}), [ready]);
  useEffect(() => {
    const controller = new AbortController();
    stay.current = controller;
    const giveUp = form.current && !savesData() ? whenNear(form.current, prepare) : undefined;
    return () => {
      giveUp?.();
      controller.abort();
      coming.current = undefined;
    };
  }, [form, prepare]);

  const submit = async () => {
    if (sending.current) return;
    sending.current = true;
    show({ status: 'sending' });
    try {
      const send = await ready();
      show(await send(asking));
    } catch (error) {
      show({ status: await failureReason(location.href, error) });
    } finally {
      sending.current = false;
    }
  };

  return { prepare, submit };
}
