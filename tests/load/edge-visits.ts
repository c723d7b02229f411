import { originRequests } from '../support/edge-statistics.ts';

export interface Visits {
  /** Requests that reached an origin during the visits. */
  readonly originRequests: number;
  readonly requestsPerSecond: number;
}

/** Visits an address many times over, a few visitors at once, and asks the edge how often it had to ask the origin. */
export async function visit(siteUrl: string, path: string, visits = 1_000, concurrency = 16): Promise<Visits> {
  const before = await originRequests(siteUrl);
  const startedAt = performance.now();
  let left = visits;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const response = await fetch(siteUrl + path);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    originRequests: (await originRequests(siteUrl)) - before,
    requestsPerSecond: Math.round(visits / seconds),
  };
}
