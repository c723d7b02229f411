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
 * Decides whether one more use fits into sliding windows, all of which must have room (product-rules.md#enquiry-limits).
 * @param uses those let through so far, in their order; what lies before the longest window counts no longer
 * @param now milliseconds since the epoch, by the clock of whoever asks; should it be behind the last use, that one's time counts
 */
export function decideUse(uses: readonly Use[], windows: readonly Window[], { id, at: now }: Use): Decision {
  if (uses.some((use) => use.id === id)) return { kind: 'repetition' };
  const at = Math.max(now, uses.at(-1)?.at ?? now);
  const waitMs = Math.max(...windows.map((window) => waitOf(uses, window, at)));
  if (waitMs > 0) return { kind: 'refusal', waitMs: waitMs + at - now };
  const longest = Math.max(...windows.map(({ seconds }) => seconds));
  return { kind: 'use', uses: [...within(uses, longest, at), { id, at }] };
}

/** The uses of the last `seconds`. */
function within(uses: readonly Use[], seconds: number, at: number): readonly Use[] {
  return uses.filter((use) => use.at > at - seconds * 1_000);
}

/** Milliseconds until a window has room; 0 when it has. */
function waitOf(uses: readonly Use[], { max, seconds }: Window, at: number): number {
  const counting = within(uses, seconds, at);
  if (counting.length < max) return 0;
  // The next one fits as soon as fewer than `max` are left in the window.
  const leaving = counting[counting.length - max]?.at ?? at;
  return leaving + seconds * 1_000 - at;
}
