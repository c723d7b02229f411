/** A use that was let through. */
export interface Use {
  /** Id of the request, by which its repetition is recognized. */
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** At most `max` uses within any `seconds` on end. */
export interface Window {
  readonly max: number;
  readonly seconds: number;
}

export type Decision =
  /** One more use, which is to be kept with the others that still count. */
  | { readonly kind: 'use'; readonly uses: readonly Use[] }
  /** This request was let through before. */
  | { readonly kind: 'repetition' }
  | { readonly kind: 'refusal'; readonly waitMs: number };

/**
 * Decides whether one more use fits into a sliding window (product-rules.md#enquiry-limits).
 * @param uses those let through so far, in their order; what lies before the window counts no longer
 * @param now milliseconds since the epoch, by the clock of whoever asks; should it be behind the last use, that one's time counts
 */
export function decideUse(uses: readonly Use[], { max, seconds }: Window, { id, at: now }: Use): Decision {
  if (uses.some((use) => use.id === id)) return { kind: 'repetition' };
  const at = Math.max(now, uses.at(-1)?.at ?? now);
  const length = seconds * 1_000;
  const counting = uses.filter((use) => use.at > at - length);
  if (counting.length < max) return { kind: 'use', uses: [...counting, { id, at }] };
  // The next one fits as soon as fewer than `max` are left in the window.
  const leaving = counting[counting.length - max]?.at ?? at;
  return { kind: 'refusal', waitMs: leaving + length - now };
}
