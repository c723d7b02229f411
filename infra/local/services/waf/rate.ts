/** How often each sender has asked within the last seconds, in steps of ten, as WAF looks at rates. A sender is an address, or an address with a path. */
export function createRate(seconds: number, now: () => number) {
  const step = 10;
  /** Requests by sender, and the step that they came in. */
  const steps: { readonly at: number; readonly requests: Map<string, number> }[] = [];

  const current = () => {
    const at = Math.floor(now() / 1_000 / step);
    while (steps[0] && steps[0].at <= at - seconds / step) steps.shift();
    return at;
  };
  const of = (sender: string) => steps.reduce((sum, { requests }) => sum + (requests.get(sender) ?? 0), 0);

  return {
    /** Counts a request. @returns how many its sender has sent, this one included */
    count(sender: string): number {
      const at = current();
      if (steps.at(-1)?.at !== at) steps.push({ at, requests: new Map() });
      const { requests } = steps.at(-1) ?? { requests: new Map() };
      requests.set(sender, (requests.get(sender) ?? 0) + 1);
      return of(sender);
    },
    /** The ten senders that asked most. */
    busiest(): { readonly sender: string; readonly requests: number }[] {
      current();
      const senders = new Set(steps.flatMap(({ requests }) => [...requests.keys()]));
      return [...senders]
        .map((sender) => ({ sender, requests: of(sender) }))
        .toSorted((one, other) => other.requests - one.requests)
        .slice(0, 10);
    },
  };
}
