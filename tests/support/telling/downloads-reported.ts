import * as z from 'zod/mini';
import { recount as recountDownloads, report } from '../../../infra/ops/commands/downloads.ts';
import { resolveTarget } from '../../../infra/publish/target.ts';
import { keptOutput } from '../../../infra/terminal/kept-output.ts';
import type { ProductType } from '../../../shared/product-type.ts';
import { eventually } from '../runs/eventually.ts';

const Totals = z.object({ total: z.int() });

/** All downloads that the counters of a local site hold, of one product or of all, as `ops downloads` tells them. */
export async function countedDownloads(stateDirectory: string, type?: ProductType): Promise<number> {
  const { operate } = await resolveTarget('local', stateDirectory);
  const output = keptOutput();
  await report(operate, { json: true, type }, output);
  return Totals.parse(JSON.parse(output.written())).total;
}

/** Waits until counters and recorded rows agree, while other tests record downloads. @throws with the last answer when they never do */
export async function recountedAlike(stateDirectory: string): Promise<void> {
  const answer = () =>
    recount(stateDirectory).then(
      () => '',
      ({ message }: Error) => message,
    );
  await eventually(answer, (differences) => differences === '');
}

/** Compares counters with recorded rows, as `ops downloads --recount` does. @throws with each difference when they differ */
export async function recount(stateDirectory: string): Promise<void> {
  const output = keptOutput();
  const status = await recountDownloads(await resolveTarget('local', stateDirectory), { json: false }, output);
  if (status !== 0) throw new Error(output.written());
}
