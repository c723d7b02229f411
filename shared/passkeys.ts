/** Passkeys that a member may have, and for how long a browser's answer is waited for, in seconds (product-rules.md#passkeys). */
export const passkeyLimits = { most: 10, answerSeconds: 5 * 60 } as const;
