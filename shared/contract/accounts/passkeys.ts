import * as z from 'zod/mini';
import {
  examplePassword,
  exampleProof,
  guesses,
  ofAnybody,
  ofMember,
  rateLimit,
  takesPassword,
} from '../account-entries.ts';
import { givenPassword, passkeyId, passkeyName, proof } from '../account-fields.ts';
import { SignedIn } from '../account-schemas.ts';
import { defineEndpoint } from '../endpoint.ts';
import { MadePasskey, PasskeyCreation, PasskeyFacts, PasskeyRequest, ProvedPasskey } from '../passkey-schemas.ts';

const exampleCredential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const;

export const startPasskeySignIn = defineEndpoint({
  summary: 'Answers what a browser needs to prove a passkey, with a challenge that serves once and for five minutes.',
  path: '/api/login/passkey_options',
  ...ofAnybody,
  rateLimit: { perSecond: 20, burst: 1_000 },
  request: z.object({}),
  example: {},
  response: PasskeyRequest,
  // The login dialog asks whenever it is opened, in all browsers of an office.
  limits: [{ name: 'passkey-challenges', of: 'requests', per: 'network', max: 60, seconds: 10 * 60 }],
});

export const signInByPasskey = defineEndpoint({
  summary: 'Signs in by a passkey, which names its member.',
  path: '/api/login/passkey_sign_in',
  ...ofAnybody,
  request: z.object({ credential: ProvedPasskey }),
  example: {
    credential: {
      ...exampleCredential,
      response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
    },
  },
  response: SignedIn,
  // One count with passwords and codes.
  limits: guesses,
});

export const listPasskeys = defineEndpoint({
  summary: 'Lists the passkeys of the member who asks, the oldest first.',
  path: '/api/user/passkeys',
  ...ofMember,
  request: z.object(proof),
  example: exampleProof,
  response: z.object({ list: z.array(PasskeyFacts) }),
});

export const startAddingPasskey = defineEndpoint({
  summary: 'Answers what a browser needs to make a passkey, once the member who asks has given their password again.',
  path: '/api/user/passkey_add_options',
  ...ofMember,
  ...takesPassword,
  rateLimit,
  request: z.object({ ...proof, password: givenPassword }),
  example: { ...exampleProof, password: examplePassword },
  response: PasskeyCreation,
  limits: [{ name: 'passkey-proofs', of: 'tries', per: 'member', max: 10, seconds: 60 * 60 }],
});

export const addPasskey = defineEndpoint({
  summary: 'Adds a passkey that a browser has made for such a challenge, and mails its member that it was.',
  path: '/api/user/passkey_add',
  ...ofMember,
  rateLimit,
  request: z.object({ ...proof, name: passkeyName, credential: MadePasskey }),
  example: {
    ...exampleProof,
    name: 'Office laptop',
    credential: { ...exampleCredential, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } },
  },
  response: PasskeyFacts,
  emits: ['credentials.changed.v1'],
});

export const renamePasskey = defineEndpoint({
  summary: 'Gives a passkey of the member who asks another name.',
  path: '/api/user/passkey_rename',
  ...ofMember,
  request: z.object({ ...proof, id: passkeyId, name: passkeyName }),
  example: { ...exampleProof, id: 'passkey', name: 'Office laptop' },
  response: z.object({}),
});

export const removePasskey = defineEndpoint({
  summary: 'Removes a passkey of the member who asks, so that it signs in no more, and mails them that it was.',
  path: '/api/user/passkey_remove',
  ...ofMember,
  rateLimit,
  request: z.object({ ...proof, id: passkeyId }),
  example: { ...exampleProof, id: 'passkey' },
  response: z.object({}),
  emits: ['credentials.changed.v1'],
});
