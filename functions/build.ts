import { existsSync, globSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sourceMapDirectory } from '../shared/manifest/bundle-id.ts';
import { fileHashes, keepRecord, readRecord, rooms } from './bundle-record.ts';
import { writeManifest } from './write-manifest.ts';

/** `node functions/build.ts [--source-maps]`: writes the manifest of all functions, and bundles those of which something has changed since the last time. */

const folder = '.build/functions';
const recordFile = '.build/functions.json';
/** Which folders of `node_modules` are in any bundle or beside one, for the list of licences (`infra/security`). */
const packagesFile = '.build/function-packages.json';

const { values } = parseArgs({ options: { 'source-maps': { type: 'boolean', default: false } } });
const withSourceMaps = values['source-maps'];

const hashes = fileHashes();
const madeOf = hashes.ofRooms(rooms);
await writeManifest(madeOf);
const last = readRecord(recordFile);
const isThere = (name: string) => existsSync(`${folder}/${name}/index.cjs`);
const usable = withSourceMaps && !last.withSourceMaps ? {} : last.bundles;

if (madeOf === last.rooms && Object.keys(usable).length > 0 && Object.keys(usable).every(isThere)) {
  console.log('All bundles are up to date');
} else {
  const { bundleFunctions } = await import('./bundling.ts');
  const { bundledFiles } = await import('./function-files.ts');
  const { siteManifest } = await import('./site-manifest.ts');
  const sources = bundledFiles(siteManifest);
  const isCurrent = (name: string) =>
    usable[name]?.hash === hashes.ofBundle(usable[name]?.files ?? []) && isThere(name);
  const current = Object.fromEntries(
    Object.entries(usable).filter(([name]) => sources[name] !== undefined && isCurrent(name)),
  );
  const stale = Object.fromEntries(Object.entries(sources).filter(([name]) => current[name] === undefined));
  // What is being made is not known any more, also where the build ends halfway.
  if (existsSync(folder)) keepRecord(recordFile, { rooms: '', withSourceMaps: last.withSourceMaps, bundles: current });
  for (const made of globSync(`${folder}/*/*`))
    if (current[path.relative(folder, made)] === undefined) await rm(made, { recursive: true, force: true });
  if (Object.keys(current).length === 0) await rm(sourceMapDirectory, { recursive: true, force: true });
  const bundles = Object.keys(stale).length > 0 ? await bundleFunctions(stale, { folder, withSourceMaps }) : [];
  const all = { ...current };
  for (const { name, files, packages } of bundles) all[name] = { files, packages, hash: hashes.ofBundle(files) };
  const packages = new Set(Object.values(all).flatMap((bundle) => bundle.packages));
  writeFileSync(packagesFile, JSON.stringify([...packages].toSorted()));
  keepRecord(recordFile, {
    rooms: madeOf,
    withSourceMaps: withSourceMaps || (last.withSourceMaps && bundles.length === 0),
    bundles: all,
  });
  for (const { name, bytes } of bundles) console.log(`${String(bytes).padStart(8)}  ${name}`);
  console.log(`${bundles.length} bundles made, ${Object.keys(current).length} were up to date`);
}
