import { glob, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as esbuild from 'esbuild';
import { endpoints } from '../shared/contract/index.ts';
import { kebabName } from '../shared/contract/names.ts';

/** Bundles lie at `.build/functions/<name>/index.cjs`. */
const bundleDirectory = '.build/functions';

/** Size budgets of a minified bundle, in bytes. */
const plainBudget = 40 * 1024;
const sdkBudget = 380 * 1024;

/** Source file of every function, by its kebab-case name: the contract's endpoints, and every consumer. */
export async function functionSources(): Promise<Record<string, string>> {
  const sources: Record<string, string> = {};
  for (const { domain, name } of endpoints) sources[kebabName(name)] = `functions/${domain}/${kebabName(name)}.ts`;
  for await (const file of glob('functions/*/*.consumer.ts')) sources[path.basename(file, '.consumer.ts')] = file;
  return sources;
}

/**
 * One esbuild run for all functions. CommonJS, minified, SDK bundled from its ES modules: the quickest start of what was
 * measured (functions/README.md).
 */
export async function functionBuildOptions() {
  const sources = Object.entries(await functionSources());
  return {
    entryPoints: Object.fromEntries(sources.map(([name, file]) => [`${name}/index`, file])),
    outdir: bundleDirectory,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    mainFields: ['module', 'main'],
    alias: { '@aws-sdk/credential-provider-node': path.resolve('functions/platform/lambda-credentials.ts') },
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  } as const satisfies esbuild.BuildOptions;
}

/**
 * Bundles every function.
 * @throws when a bundle is over its budget
 */
export async function buildFunctions(): Promise<{ name: string; bytes: number }[]> {
  await rm(bundleDirectory, { recursive: true, force: true });
  const { metafile } = await esbuild.build(await functionBuildOptions());
  const bundles = Object.entries(metafile.outputs).map(([file, { bytes, inputs }]) => {
    const carriesSdk = Object.keys(inputs).some((input) => input.includes('node_modules/@aws-sdk/'));
    return { name: path.basename(path.dirname(file)), bytes, budget: carriesSdk ? sdkBudget : plainBudget };
  });
  const excess = bundles.filter(({ bytes, budget }) => bytes > budget);
  if (excess.length === 0) return bundles;
  throw new Error(
    excess.map(({ name, bytes, budget }) => `${name} is ${bytes} bytes, its budget ${budget}`).join('\n'),
  );
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { watch: { type: 'boolean' } } });
  if (values.watch) await (await esbuild.context(await functionBuildOptions())).watch();
  else for (const { name, bytes } of await buildFunctions()) console.log(`${String(bytes).padStart(8)}  ${name}`);
}
