import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { bundling } from '../../functions/bundling.ts';
import { bundledFiles } from '../../functions/function-files.ts';
import { siteManifest } from '../../functions/site-manifest.ts';
import { mailStreams } from '../../shared/mail-streams.ts';
import { environmentName } from '../../shared/manifest/environment-names.ts';
import { bucketNames } from '../../shared/manifest/function-rights.ts';
import { median } from '../support/runs/median.ts';

/** An endpoint that needs no client: the cost of the wrapper itself. */
const plainEndpoint = `
  import * as z from 'zod/mini';
  import { endpoint } from '${path.resolve('functions/platform/calls/endpoint.ts')}';
  const entry = { summary: '', caller: 'visitor', request: z.object({}), response: z.object({}), dialect: 'status' };
  export const handler = endpoint(entry, { uses: {} }, () => () => ({})).start();
`;

/** Environment of a function, as Lambda and the template set it: what any of them needs. */
const environment = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  ...Object.fromEntries(Object.keys(siteManifest.tables).map((name) => [environmentName.table(name), name])),
  ...Object.fromEntries(bucketNames.map((name) => [environmentName.bucket(name), name])),
  ...Object.fromEntries(bucketNames.map((name) => [environmentName.bucketHost(name), `${name}.example`])),
  [environmentName.eventBus]: 'bus',
  [environmentName.key('personal')]: 'arn:aws:kms:us-east-1:000000000000:key/personal',
  [environmentName.key('lookup')]: 'arn:aws:kms:us-east-1:000000000000:key/lookup',
  [environmentName.domain]: 'enquiries',
  ...Object.fromEntries(
    mailStreams.flatMap((stream) => [
      [environmentName.mailConfigurationSet(stream), stream],
      [environmentName.mailSender(stream), `${stream}@example.com`],
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(siteManifest.secrets).map((name) => [
      environmentName.secret(name),
      `arn:aws:secretsmanager:::secret:${name}`,
    ]),
  ),
  ORIGIN_SECRET: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:edge',
  [environmentName.deadLetters]: 'https://sqs.us-east-1.amazonaws.com/000000000000/dead-letters',
};

export interface FunctionStart {
  readonly name: string;
  readonly kilobytes: number;
  /** Median start-up in milliseconds, on top of Node's own. */
  readonly milliseconds: number;
}

/**
 * Bundle size and start-up of every function and of one without a client, over bare Node, in one interleaved run: each
 * round starts every one of them once, so that other load of the machine affects all alike.
 * @param isMeasured which functions, by domain and name; all of them unless stated
 * @returns the start-up of bare Node in milliseconds besides
 */
export async function measureFunctionStarts(
  rounds = 9,
  isMeasured: (name: string) => boolean = () => true,
): Promise<{ readonly bareNode: number; readonly starts: readonly FunctionStart[] }> {
  const directory = await mkdtemp(path.resolve('.build/start-'));
  const names = Object.keys(bundledFiles(siteManifest)).filter(isMeasured);
  const bundles = new Map(names.map((name) => [name, path.resolve('.build/functions', name, 'index.cjs')]));
  bundles.set('(no client)', await bundlePlainEndpoint(directory));
  const bare = path.join(directory, 'bare.cjs');
  await writeFile(bare, '');
  const programs = [bare, ...bundles.values()];
  const times = new Map(programs.map((file) => [file, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const file of programs) times.get(file)?.push(startOf(file));
  }
  const bareNode = median(times.get(bare) ?? []);
  const starts = [...bundles].map(([name, file]) => ({
    name,
    kilobytes: statSync(file).size / 1024,
    milliseconds: median(times.get(file) ?? []) - bareNode,
  }));
  await rm(directory, { recursive: true });
  return { bareNode, starts };
}

function startOf(file: string): number {
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [file], { env: environment });
  // The first lines of the error quote the whole minified bundle.
  if (status !== 0) throw new Error(`${file} does not start: ${String(stderr).split('\n').slice(-30).join('\n')}`);
  return performance.now() - startedAt;
}

async function bundlePlainEndpoint(directory: string): Promise<string> {
  const outfile = path.join(directory, 'plain.cjs');
  await esbuild.build({ ...bundling, stdin: { contents: plainEndpoint, resolveDir: process.cwd() }, outfile });
  return outfile;
}
