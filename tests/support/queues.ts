import * as z from 'zod/mini';

const Queues = z.record(z.string(), z.object({ visible: z.int(), inFlight: z.int(), deadLettered: z.int() }));

/** Messages of all queues of a local site. */
export async function queued(siteUrl: string): Promise<{ waiting: number; deadLettered: number }> {
  const queues = Queues.parse(await (await fetch(`${siteUrl}/__local/queues.json`)).json());
  const all = Object.values(queues);
  return {
    waiting: all.reduce((sum, { visible, inFlight }) => sum + visible + inFlight, 0),
    deadLettered: all.reduce((sum, { deadLettered }) => sum + deadLettered, 0),
  };
}
