/** How often each address has asked within the last seconds, in steps of ten, as WAF looks at rates. */
export function createRate(seconds: number, now: () => number) {
  const step = 10;
  /** Requests by address, and the step that they came in. */
  const steps: { readonly at: number; readonly requests: Map<string, number> }[] = [];

  const current = () => {
    const at = Math.floor(now() / 1_000 / step);
    while (steps[0] && steps[0].at <= at - seconds / step) steps.shift();
    return at;
  };
  const of = (address: string) => steps.reduce((sum, { requests }) => sum + (requests.get(address) ?? 0), 0);

  return {
    /** Counts a request. @returns how many its address has sent, this one included */
    count(address: string): number {
      const at = current();
      if (steps.at(-1)?.at !== at) steps.push({ at, requests: new Map() });
      const { requests } = steps.at(-1) ?? { requests: new Map() };
      requests.set(address, (requests.get(address) ?? 0) + 1);
      return of(address);
    },
    /** The ten addresses that asked most. */
    busiest(): { readonly address: string; readonly requests: number }[] {
      current();
      const addresses = new Set(steps.flatMap(({ requests }) => [...requests.keys()]));
      return [...addresses]
        .map((address) => ({ address, requests: of(address) }))
        .toSorted((one, other) => other.requests - one.requests)
        .slice(0, 10);
    },
  };
}
