import * as z from 'zod/mini';

/**
 * What is wrong with the gateway: nothing, it does not answer, it does what it was told and answers after eight seconds, it fails without doing anything, or it calls
 * unpaid what it has told as paid.
 */
export const Faults = z.strictObject({ gateway: z.enum(['none', 'silent', 'slow', 'throwing', 'contradicting']) });
export type Faults = z.infer<typeof Faults>;

/** Milliseconds that a slow answer takes: longer than a function waits. */
export const slowness = 8_000;
