/** What a code is asked for by `sendVerifyCodeEmail`, as existing clients number it (product-rules.md#codes). */
export const codeTypes = { register: 1, 'reset-password': 2, 'sign-in': 3, rebind: 4 } as const;

/** What a code proves; it proves nothing else. The last one is that a member still reads the mail of the old address. */
export const codePurposes = [...(Object.keys(codeTypes) as (keyof typeof codeTypes)[]), 'prove-address'] as const;
export type CodePurpose = (typeof codePurposes)[number];
