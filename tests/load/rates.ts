import { median } from '../support/runs/median.ts';

/** How a rate is measured: so many calls in each round, so many of them at once. */
interface Rounds {
  readonly rounds: number;
  readonly calls: number;
  readonly atOnce: number;
  /** What happens after each round, outside of what is timed. */
  readonly between?: () => Promise<unknown>;
}

async function callsPerSecond(work: () => Promise<unknown>, { calls, atOnce }: Rounds): Promise<number> {
  let left = calls;
  const startedAt = performance.now();
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (calls * 1_000) / (performance.now() - startedAt);
}

/**
 * Measures several kinds of work in turn, round after round, so that what else the machine does is no one's alone.
 * @returns of each the median of its rounds, in calls a second; the first round is left out, in which functions start
 */
export async function ratesOf<Name extends string>(
  works: Readonly<Record<Name, () => Promise<unknown>>>,
  given: Rounds,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[]; // Object.keys loses the literal keys
  const measured = Object.fromEntries(names.map((name): [string, number[]] => [name, []]));
  for (let round = 0; round <= given.rounds; round += 1) {
    for (const name of names) {
      const rate = await callsPerSecond(works[name], given);
      if (round > 0) measured[name]?.push(rate);
    }
    await given.between?.();
  }
  const medians = Object.entries(measured).map(([name, rates]) => [name, median(rates)]);
  return Object.fromEntries(medians) as Record<Name, number>; // of the same names
}
