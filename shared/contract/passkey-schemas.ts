import * as z from 'zod/mini';

// What browsers and servers say to each other of passkeys, under the names that the W3C gives it (Web Authentication, "JSON"): so a
// browser's answer is sent as it is, and what we answer is given to the browser as it is.

const error = 'A passkey is expected as the browser gives it';

/** Letters, digits, `_` and `-`, such as bytes in Base64 for URLs: more than today's keys take, and together what the firewall lets pass. */
const plain = (most: number) => z.string({ error }).check(z.maxLength(most, { error }), z.regex(/^[\w-]+$/, { error }));

/** A credential's id has at most 1,023 bytes. */
const credentialId = plain(1_364);

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key', { error }) };

const transports = z.array(plain(20), { error });

/** A passkey as a browser has made it. Of how it can be reached we keep what we know. */
export const MadePasskey = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: plain(1_024),
        attestationObject: plain(2_560),
        transports: z.optional(transports.check(z.maxLength(10, { error }))),
      },
      { error },
    ),
  },
  { error },
);
export type MadePasskey = z.output<typeof MadePasskey>;

/** A browser's proof that it has a passkey. It names the member, as nobody has typed a name. */
export const ProvedPasskey = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: plain(1_024),
        authenticatorData: plain(1_024),
        signature: plain(1_024),
        userHandle: plain(88),
      },
      { error },
    ),
  },
  { error },
);
export type ProvedPasskey = z.output<typeof ProvedPasskey>;

/** What a browser needs to prove a passkey: which one, its owner chooses. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.output<typeof PasskeyRequest>;

/** What a browser needs to make a passkey. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  /** COSE algorithms, the preferred first. */
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  /** Milliseconds. */
  timeout: z.int(),
  /** What the member has already: a device that holds one of them makes no second. */
  excludeCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.output<typeof PasskeyCreation>;

/** A passkey as its member sees it. */
export const PasskeyFacts = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601, UTC. */
  added_at: z.iso.datetime(),
  /** When it last signed its member in; empty where it never did. */
  used_at: z.string(),
  /** 1 where it is kept by an account with the system's or browser's maker, and so on several devices. */
  is_synced: z.int(),
});
export type PasskeyFacts = z.output<typeof PasskeyFacts>;
