import { outboxesOf, readManifest } from '../../../infra/manifest.ts';
import { functionName } from '../../../shared/contract/names.ts';
import { eventually } from '../runs/eventually.ts';
import { waitingInOutbox } from '../telling/outbox.ts';
import { queued } from '../telling/queues.ts';
import type { TestSite } from './site.ts';
import { invokeFunction } from './site-clients.ts';

const outboxes = outboxesOf(readManifest());

/**
 * Waits until nothing waits in an outbox or a queue. The jobs that look after outboxes run every five minutes; here they run
 * when a stream leaves something behind, as if they were due in two minutes: they leave younger events to the stream.
 * @param stays items that stay in an outbox, as nobody can read them
 * @returns messages in dead-letter queues
 */
export async function settled(
  { url, stateDirectory }: Pick<TestSite, 'url' | 'stateDirectory'>,
  stays = 0,
): Promise<number> {
  const calm = async () => {
    // In the direction in which an event moves, so that none is overlooked on its way.
    const waiting = await Promise.all(outboxes.map(({ outbox: { table } }) => waitingInOutbox(stateDirectory, table)));
    const announcing = waiting.flat().length - stays;
    return { announcing, ...(await queued(url)) };
  };
  const isCalm = ({ waiting, announcing }: Awaited<ReturnType<typeof calm>>) => waiting === 0 && announcing === 0;
  const byStream = await eventually(calm, isCalm, 20).catch(() => undefined);
  if (byStream) return byStream.deadLettered;
  const scheduledAt = new Date(Date.now() + 120_000).toISOString();
  for (const { outbox } of outboxes)
    await invokeFunction(stateDirectory, functionName('local', outbox.searcher), { scheduledAt });
  return (await eventually(calm, isCalm, 240)).deadLettered;
}
