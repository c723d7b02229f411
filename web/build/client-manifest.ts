import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { clientEntry, output } from './paths.ts';

/** The files behind the modules of the client bundle. */
export interface ClientManifest {
  /** Address of the entry. */
  readonly entry: string;
  /** Addresses of the style sheets that a page needs: the shell's and its own. */
  readonly styles: (pageModule: string) => readonly string[];
  /** Addresses of the style sheets of the shell alone. */
  readonly shellStyles: readonly string[];
  /** Addresses of the scripts of the shell: the entry and what it imports at once. */
  readonly shell: readonly string[];
  /** Addresses of the scripts that a page adds to the shell, its own first. */
  readonly page: (pageModule: string) => readonly string[];
  /** Addresses of all scripts that a page needs to come to life, the entry first: its document names them. */
  readonly scripts: (pageModule: string) => readonly string[];
  /** Addresses of the scripts that a script imports at once. */
  readonly imports: (address: string) => readonly string[];
}

/**
 * Reads the manifest that the bundler left.
 * @throws Error when asked for a module that the bundle does not have
 */
export function readClientManifest(site: string = output.siteUnderWay): ClientManifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));

  const chunksOf = (module: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The client bundle has no module ${module}`);
    seen.add(module);
    for (const imported of chunk.imports ?? []) if (!seen.has(imported)) chunksOf(imported, seen);
    return seen;
  };
  const address = (file: string) => `/${file}`;
  const shellChunks = chunksOf(clientEntry);
  const scripts = (modules: Iterable<string>) =>
    [...modules].flatMap((module) => manifest[module]?.file ?? []).map(address);

  const styles = (modules: Iterable<string>) =>
    [...new Set([...modules].flatMap((module) => manifest[module]?.css ?? []))].map(address);
  const shell = scripts(shellChunks);
  const page = (pageModule: string) => scripts([...chunksOf(pageModule)].filter((module) => !shellChunks.has(module)));

  return {
    entry: address(manifest[clientEntry]?.file ?? ''),
    styles: (pageModule) => styles(new Set([...shellChunks, ...chunksOf(pageModule)])),
    shellStyles: styles(shellChunks),
    shell,
    page,
    scripts: (pageModule) => [...shell, ...page(pageModule)],
    imports: (script) => {
      const chunk = Object.values(manifest).find(({ file }) => address(file) === script);
      return scripts(chunk?.imports ?? []);
    },
  };
}
