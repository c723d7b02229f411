import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifestFile } from '../shared/manifest/manifest.ts';
import { fileHashes, rooms } from './bundle-record.ts';

/** `node functions/write-manifest.ts`: writes the site's manifest, unless what it is made of has not changed since. Nothing is bundled. */
export async function writeManifest(madeOf = fileHashes().ofRooms(rooms)): Promise<void> {
  if (existsSync(manifestFile) && JSON.parse(readFileSync(manifestFile, 'utf8')).madeOf === madeOf) return;
  const { siteManifest } = await import('./site-manifest.ts');
  mkdirSync(path.dirname(manifestFile), { recursive: true });
  // Whoever reads it meanwhile finds the one before, or this one.
  const draft = `${manifestFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ madeOf, ...siteManifest }, undefined, 1));
  renameSync(draft, manifestFile);
}

if (import.meta.main) await writeManifest();
