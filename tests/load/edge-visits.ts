export interface Visits {
  /** Visits that reached an origin. Others may use the site meanwhile. */
  readonly originRequests: number;
  readonly requestsPerSecond: number;
}

/** Visits an address many times over, a few visitors at once. The edge says of each whether it asked the origin. */
export async function visit(siteUrl: string, path: string, visits = 1_000, concurrency = 16): Promise<Visits> {
  const startedAt = performance.now();
  let left = visits;
  let originRequests = 0;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const response = await fetch(siteUrl + path);
      await response.arrayBuffer();
      if (response.headers.get('x-cache') !== 'Hit from cloudfront') originRequests += 1;
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    originRequests,
    requestsPerSecond: Math.round(visits / seconds),
  };
}
