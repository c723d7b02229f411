import * as z from 'zod/mini';

/**
 * The keys by which credentials are signed (product-rules.md#credentials): the value of their secret, as whoever changes keys writes it and the functions
 * read it. Ed25519, in the words of RFC 8037.
 */
const IssuerKey = z.object({
  /** Its id: the thumbprint of the public key (RFC 7638). */
  kid: z.string().check(z.regex(/^[\w-]{43}$/)),
  /** The public key, which stays published for good. */
  x: z.string().check(z.regex(/^[\w-]{43}$/)),
  /** The private key; gone from one that signs no more. */
  d: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  madeAt: z.iso.datetime(),
});
export type IssuerKey = z.output<typeof IssuerKey>;

/** What of a key everybody may know, and nothing else of it. */
export const PublicIssuerKey = z.strictObject({ kid: IssuerKey.shape.kid, x: IssuerKey.shape.x });
export type PublicIssuerKey = z.output<typeof PublicIssuerKey>;

/** The public parts of all keys. */
export const publicParts = ({ keys }: IssuerKeys): PublicIssuerKey[] => keys.map(({ kid, x }) => ({ kid, x }));

export const IssuerKeys = z.object({
  /** The key that signs. */
  signing: z.string(),
  /** The newest first. */
  keys: z.array(IssuerKey).check(z.minLength(1)),
});
export type IssuerKeys = z.output<typeof IssuerKeys>;

/**
 * How long a new key is published before it signs, in minutes: functions keep a secret for five minutes, and who verifies may keep what is
 * published for as long again.
 */
export const publishedMinutes = 15;

/** The public part as others read it (RFC 7517). */
export function publicJwk({ kid, x }: PublicIssuerKey) {
  return { kty: 'OKP', crv: 'Ed25519', kid, x, alg: 'EdDSA', use: 'sig' } as const;
}

/** What rotating comes to: a new key is published, signs, or has to wait. */
export type Rotation =
  | { readonly step: 'published' | 'signs'; readonly kid: string; readonly keys: IssuerKeys }
  | { readonly step: 'waits'; readonly kid: string; readonly minutes: number };

/**
 * The next step of giving the issuer another key: the first publishes a new one, the second, a quarter of an hour later, lets it sign and forgets the private
 * part of the one before. A stage without keys gets one that signs at once, as nothing else was ever published.
 * @param made a new key, for the step that needs one
 */
export function rotated(keys: IssuerKeys | undefined, made: () => IssuerKey, now: number): Rotation {
  if (!keys) {
    const first = made();
    return { step: 'signs', kid: first.kid, keys: { signing: first.kid, keys: [first] } };
  }
  const [newest] = keys.keys;
  if (!newest || newest.kid === keys.signing) {
    const next = made();
    return { step: 'published', kid: next.kid, keys: { ...keys, keys: [next, ...keys.keys] } };
  }
  const signsAt = Date.parse(newest.madeAt) + publishedMinutes * 60_000;
  if (now < signsAt) return { step: 'waits', kid: newest.kid, minutes: Math.ceil((signsAt - now) / 60_000) };
  const retired = keys.keys.slice(1).map(({ d: _, ...kept }) => kept);
  return { step: 'signs', kid: newest.kid, keys: { signing: newest.kid, keys: [newest, ...retired] } };
}
