// What the entries of accounts have in common. No code or token of an example is valid; who sends one puts their own in its place.

export const exampleEmail = 'ada@example.com';
export const exampleCode = '000000';
export const examplePassword = 'a stage is lit by 12 lamps';
export const exampleProof = { uid: 'u1', login_token: 'token' };

export const ofAnybody = { caller: 'visitor', dialect: 'status' } as const;

/** Takes a password, which may have any characters: the firewall would refuse one with `<a` or `../` in it. */
export const takesPassword = { freeText: true } as const;

export const ofMember = { caller: 'member', dialect: 'status' } as const;

/** What writes and sends mail costs the more, so all networks together may do it no more often (infra/README.md). */
export const rateLimit = { perSecond: 5, burst: 1_000 } as const;

/** What guesses a network may make of anybody's password, code or passkey (product-rules.md#sign-in). */
export const guesses = [
  { name: 'sign-ins', of: 'tries to sign in', per: 'network', max: 5, seconds: 60 },
  { name: 'sign-ins', of: 'tries to sign in', per: 'network', max: 30, seconds: 60 * 60 },
] as const;

/** How often a network may send codes with forms that may have other mistakes (product-rules.md#codes). */
export const attempts = [{ name: 'code-tries', of: 'tries', per: 'network', max: 60, seconds: 60 * 60 }] as const;
