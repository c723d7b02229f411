import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { eventually } from './eventually.ts';

const Totals = z.object({ total: z.int() });
const execute = promisify(execFile);

async function ops(stateDirectory: string, ...parameters: string[]): Promise<string> {
  const env = { ...process.env, SITE_STATE: stateDirectory };
  const { stdout } = await execute(process.execPath, ['infra/ops/ops-command.ts', 'downloads', ...parameters], { env });
  return stdout;
}

/** All downloads that the counters of a local site hold, of one product or of all. */
export async function countedDownloads(stateDirectory: string, product?: number): Promise<number> {
  const filter = product === undefined ? [] : ['--product', String(product)];
  return Totals.parse(JSON.parse(await ops(stateDirectory, '--json', ...filter))).total;
}

/** Waits until counters and recorded rows agree, while other tests record downloads. @throws with the last answer when they never do */
export async function recountedAlike(stateDirectory: string): Promise<void> {
  const answer = () =>
    recount(stateDirectory).then(
      () => '',
      ({ stdout, message }: Error & { readonly stdout?: string }) => stdout || message,
    );
  await eventually(answer, (differences) => differences === '');
}

/** Compares counters with recorded rows. @throws with each difference when they differ */
export async function recount(stateDirectory: string): Promise<void> {
  await ops(stateDirectory, '--recount');
}
