import { startRegistration, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser';
import { addPasskey } from '../../../../../shared/contract/accounts/passkeys.ts';
import type { PasskeyCreation } from '../../../../../shared/contract/passkey-schemas.ts';
import { ask } from '../../../lib/api/api.ts';
import { troubleOf } from '../../../lib/api/trouble-of.ts';

/** What browsers say when nothing was made, as far as a person can do something about it. */
const words: Partial<Record<WebAuthnError['code'], string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device has a passkey for your account already.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'This device cannot keep passkeys. Try another one.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device has neither fingerprint nor face nor PIN to know you by. Set one up, or try another device.',
};

/** What came of making a passkey: the words of the server, or why there is none; nothing where nobody waits for it any more. */
export type Made = { readonly added: string } | { readonly trouble: string } | undefined;

/** Has the browser make a passkey, and adds it to the account under its name. @param signal ends what the browser is asking */
export async function makePasskey(optionsJSON: PasskeyCreation, name: string, signal: AbortSignal): Promise<Made> {
  const giveUp = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', giveUp);
  try {
    const credential = await startRegistration({ optionsJSON });
    return { added: (await ask(addPasskey, { name, credential })).message };
  } catch (error) {
    if (signal.aborted) return undefined;
    if (error instanceof WebAuthnError) return { trouble: words[error.code] ?? 'No passkey was made.' };
    const trouble = await troubleOf(error);
    return trouble === undefined ? undefined : { trouble };
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
