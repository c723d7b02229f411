import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { signInByPasskey, startPasskeySignIn } from '../../../../shared/contract/accounts/passkeys.ts';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { ask } from '../../lib/api/api.ts';
import { session } from '../../lib/session/browser-session.ts';
import { welcomed } from '../../shared-features/accounts/welcomed.ts';

/** As long before its end as a passkey takes to be proved, another challenge takes the place of one that waits, in milliseconds. */
const answerMs = 30_000;

const elsewhere = 'You can try again, or sign in another way.';

/** What went wrong, for a person. */
function troubleOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof WebAuthnError) return `No passkey was used. ${elsewhere}`;
  return `This cannot be done right now. ${elsewhere}`;
}

/**
 * Signs in by a passkey: one that is picked among what the browser offers at the field of the name, as long as nothing else is asked, or one
 * that is asked for. Browsers ask one thing at a time, so what begins ends what was before.
 * @param say hears what went wrong, and '' when something begins
 * @returns `offer` begins the first, `ask` the second, after which it offers again; `end` ends both
 */
export function passkeySignIn(say: (words: string) => void) {
  let newest = 0;
  let renewal: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    clearTimeout(renewal);
    newest += 1;
    const mine = newest;
    return () => mine === newest;
  };

  const prove = async (useBrowserAutofill: boolean, isWanted: () => boolean) => {
    const { data: optionsJSON } = await ask(startPasskeySignIn, {});
    if (!isWanted()) return;
    if (useBrowserAutofill) renewal = setTimeout(offer, optionsJSON.timeout - answerMs);
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill });
    clearTimeout(renewal);
    const { response } = credential;
    const { userHandle = '' } = response;
    const proved = { ...credential, response: { ...response, userHandle } };
    session.signIn(welcomed((await ask(signInByPasskey, { credential: proved })).data));
  };

  const offer = async (): Promise<void> => {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    const isWanted = begin();
    try {
      await prove(true, isWanted);
    } catch (error) {
      if (!isWanted() || !(error instanceof Refusal)) return; // nobody has asked for it
      say(error.message);
    }
  };

  return {
    offer,
    ask: async (): Promise<void> => {
      const isWanted = begin();
      say('');
      try {
        await prove(false, isWanted);
      } catch (error) {
        if (!isWanted()) return;
        say(troubleOf(error));
        await offer();
      }
    },
    end: () => {
      begin();
      WebAuthnAbortService.cancelCeremony();
    },
  };
}
