/** Limits of a route: requests per second over time, and how many may come at once. */
export type ThrottleSettings = { rate: number; burst: number };

/**
 * A token bucket per route. Returns a function that takes a token for a route key and answers whether there was one.
 * @param settingsFor the limits of a route; `undefined` when it has none.
 * @param now milliseconds of a clock that never goes back.
 */
export function createThrottle(
  settingsFor: (routeKey: string) => ThrottleSettings | undefined,
  now: () => number = () => performance.now(),
): (routeKey: string) => boolean {
  const buckets = new Map<string, { tokens: number; filledAt: number }>();

  return (routeKey) => {
    const settings = settingsFor(routeKey);
    if (!settings) return true;
    const at = now();
    const bucket = buckets.get(routeKey) ?? { tokens: settings.burst, filledAt: at };
    const refilled = bucket.tokens + ((at - bucket.filledAt) / 1000) * settings.rate;
    const tokens = Math.min(settings.burst, refilled);
    const isAllowed = tokens >= 1;
    buckets.set(routeKey, { tokens: isAllowed ? tokens - 1 : tokens, filledAt: at });
    return isAllowed;
  };
}
