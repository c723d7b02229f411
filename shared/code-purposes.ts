/** What a code is asked for by `sendVerifyCodeEmail`, as existing clients number it (product-rules.md#codes). */
export const codeTypes = { register: 1, 'reset-password': 2, 'sign-in': 3, rebind: 4 } as const;

/** Their names, in the order of their numbers. */
export const codeTypeNames = Object.keys(codeTypes) as (keyof typeof codeTypes)[]; // Object.keys loses the literal keys

/** Codes of people who need no account: that of an exam sign-up, and that by which somebody reaches what is kept of their sign-ups. */
export const certificationPurposes = ['exam-sign-up', 'own-sign-ups'] as const;

/** What a code proves; it proves nothing else. `prove-address` is that a member still reads the mail of the old address. */
export const codePurposes = [...codeTypeNames, 'prove-address', ...certificationPurposes] as const;
export type CodePurpose = (typeof codePurposes)[number];
