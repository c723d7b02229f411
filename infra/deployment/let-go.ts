/**
 * Lasting things that the code has no more and that may go: logical id → why. What is kept by its policy (tables, buckets, keys, secrets) stays in the
 * account for somebody to delete. A line is taken out when all stages are deployed without it.
 */
export const letGo: Readonly<Record<string, string>> = {};
