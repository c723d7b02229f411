import * as z from 'zod/mini';

const Queues = z.record(z.string(), z.object({ visible: z.int(), inFlight: z.int(), deadLettered: z.int() }));

/** The dead letters of a stream's reader, a job or a function are no other queue's: they stand in a queue of their own. */
const isSetAside = (name: string) => name.endsWith('-dead-letters');

/** Messages of all queues of a local site, or of those whose name ends so. */
export async function queued(siteUrl: string, end = ''): Promise<{ waiting: number; deadLettered: number }> {
  const queues = Queues.parse(await (await fetch(`${siteUrl}/__local/queues.json`)).json());
  const sums = { waiting: 0, deadLettered: 0 };
  for (const [name, { visible, inFlight, deadLettered }] of Object.entries(queues)) {
    if (!name.endsWith(end)) continue;
    sums[isSetAside(name) ? 'deadLettered' : 'waiting'] += visible + inFlight;
    sums.deadLettered += deadLettered;
  }
  return sums;
}
