import * as z from 'zod/mini';

const Statistics = z.record(z.string(), z.object({ total: z.object({ originRequests: z.int() }) }));

/** How many requests the local edge has sent to its origins so far. */
export async function originRequests(siteUrl: string): Promise<number> {
  const statistics = Statistics.parse(await (await fetch(`${siteUrl}/__local/edge.json`)).json());
  return Object.values(statistics).reduce((sum, { total }) => sum + total.originRequests, 0);
}
