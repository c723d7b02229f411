import * as esbuild from 'esbuild';
import { expect, test } from 'vitest';
import { bundling } from '../../functions/bundling.ts';
import { bundledFiles } from '../../functions/function-files.ts';
import { siteManifest } from '../../functions/site-manifest.ts';

const domains: ReadonlySet<string> = new Set(Object.values(siteManifest.functions).map(({ domain }) => domain));

/** The first function of each kind of each domain: an endpoint, a consumer, a job, a relay. */
function someSources(): Readonly<Record<string, string>> {
  const kindOf = ([name, file]: [string, string]) =>
    `${domainOf(name)} ${/\.(consumer|schedule|outbox)\.ts$/.exec(file)?.[1]}`;
  const kinds = Map.groupBy(Object.entries(bundledFiles(siteManifest)), kindOf);
  return Object.fromEntries([...kinds.values()].flatMap(([first]) => (first ? [first] : [])));
}

const domainOf = (name: string) => name.split('/')[0] ?? '';

/** Whose file it is; undefined for what domains share. */
function ownerOf(file: string): string | undefined {
  const [, owner = ''] = /^(?:functions|shared\/contract)\/(\w+)(?:\/|\.ts$)/.exec(file) ?? [];
  return domains.has(owner) ? owner : undefined;
}

/** The files of a bundle that a change elsewhere must not reach it by. */
function straysIn(name: string, inputs: readonly string[]): string[] {
  const isOfAnother = (file: string) => (ownerOf(file) ?? domainOf(name)) !== domainOf(name);
  // What a domain exports to others are its tables: a change there changes what these do.
  const isStray = (file: string) =>
    (isOfAnother(file) && !/\/(public|tables)\.ts$/.test(file)) || /^functions\/([\w-]+|\w+\/domain)\.ts$/.test(file);
  return inputs.filter(isStray).map((file) => `the bundle of ${name} has ${file}`);
}

test('a bundle has no file of another domain and none that lists them, so that a change there leaves it as it is', async () => {
  const sources = someSources();
  const { metafile } = await esbuild.build({
    ...bundling,
    minify: false,
    entryPoints: Object.entries(sources).map(([name, file]) => ({ in: file, out: name })),
    outdir: '.build/domains-apart',
    metafile: true,
    write: false,
  });
  const inputsOf = (name: string) => Object.keys(metafile.outputs[`.build/domains-apart/${name}.js`]?.inputs ?? {});
  const names = Object.keys(sources);
  for (const name of names) expect(inputsOf(name), name).toContain(sources[name]);
  expect(names.length).toBeGreaterThan(20);
  expect(names.flatMap((name) => straysIn(name, inputsOf(name)))).toEqual([]);
});
