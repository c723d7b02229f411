/**
 * Milliseconds to wait before another attempt, 1 for the first: exponential with full jitter, so that callers that collided
 * once do not collide again.
 */
export function jitteredPause(attempt: number): number {
  return Math.random() * Math.min(1_000, 20 * 2 ** attempt);
}
