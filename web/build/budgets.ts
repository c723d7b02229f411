import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { type BuiltRouteName, builtRouteNames } from '../../shared/routes.ts';
import { pageModules } from '../prerender/page-modules.ts';
import { href } from '../src/lib/addresses/href.ts';
import type { ClientManifest } from './client-manifest.ts';
import { output, searchModule } from './paths.ts';

/** Bytes after gzip of our own code in the shell: the entry without the framework and without what pages share. */
const ownShellBudget = 16_000;

/** Bytes after gzip of the shell with the framework. */
const shellBudget = 86_000;

/**
 * Bytes after gzip of what a page adds to the shell, by kind of page. What pages share lies in the entry, so a page is weighed with the
 * shell. Home asks four questions and answers them at once, and draws a form; what checks and sends that comes later and does not count.
 */
const pageBudgets = { text: 26_000, product: 26_000, home: 26_500 } as const;

/** Bytes after gzip of the search: its scripts beside the shell, and the index that it loads. */
const searchBudgets = { scripts: 12_000, index: 60_000 } as const;

/** Pages of another kind than `product`. */
const pageKinds: Partial<Record<BuiltRouteName, keyof typeof pageBudgets>> = { home: 'home' };

/** How many scripts a first load may take, and how many of them may wait for one another. */
const firstLoadLimits = { scripts: 4, chain: 2 } as const;

export interface Weight {
  readonly name: string;
  /** After gzip. */
  readonly bytes: number;
  readonly budget: number;
}

/** What a page loads before it is live. */
export interface FirstLoad {
  readonly name: string;
  readonly scripts: number;
  /** The longest row of scripts of which each names the next; what the document names stands at its beginning. */
  readonly chain: number;
}

function gzipBytes(addresses: readonly string[]): number {
  return addresses.reduce((sum, address) => sum + gzipSync(readFileSync(join(output.siteUnderWay, address))).length, 0);
}

/**
 * Weighs our own part of the shell, and all scripts of each page's first load.
 * @param ownShell our own code of the shell, as the bundler took it over
 */
export async function weigh(manifest: ClientManifest, ownShell: string): Promise<Weight[]> {
  const { code } = await transform(ownShell, { minify: true, format: 'esm', target: 'es2022' });
  const pages = builtRouteNames.map((name) => ({
    name: `page ${name}`,
    bytes: gzipBytes(manifest.scripts(pageModules[name])),
    budget: shellBudget + pageBudgets[pageKinds[name] ?? 'product'],
  }));
  const search = gzipBytes(manifest.page(searchModule));
  return [
    { name: 'our own shell', bytes: gzipSync(code).length, budget: ownShellBudget },
    { name: 'search', bytes: search, budget: searchBudgets.scripts },
    ...pages,
  ];
}

/** Weighs what the content has made of the search index. */
export function weighIndex(): Weight {
  return { name: 'search index', bytes: gzipBytes([href.searchIndex()]), budget: searchBudgets.index };
}

/**
 * Follows the scripts of a page from its document on.
 * @param named the scripts that the document names, so that they come at once
 * @param imports what a script imports at once; the entry imports the page as well
 */
export function followScripts(
  named: readonly string[],
  imports: (script: string) => readonly string[],
): Omit<FirstLoad, 'name'> {
  const found = new Set(named);
  let chain = 0;
  for (let wave = [...found]; wave.length > 0; chain += 1) {
    const next = new Set(wave.flatMap((script) => [...imports(script)]).filter((script) => !found.has(script)));
    for (const script of next) found.add(script);
    wave = [...next];
  }
  return { scripts: found.size, chain };
}

/** What each page loads at first. */
export function firstLoads(manifest: ClientManifest): FirstLoad[] {
  return Object.entries(pageModules).map(([name, module]) => {
    const [page = ''] = manifest.page(module);
    const imports = (script: string) => [...manifest.imports(script), ...(script === manifest.entry ? [page] : [])];
    return { name: `page ${name}`, ...followScripts(manifest.scripts(module), imports) };
  });
}

/** @throws Error naming everything that weighs more than it may */
export function checkBudgets(weights: readonly Weight[]): void {
  const heavy = weights.filter(({ bytes, budget }) => bytes > budget);
  if (heavy.length === 0) return;
  const lines = heavy.map(({ name, bytes, budget }) => `  ${name}: ${bytes} bytes gzip, budget ${budget}`);
  throw new Error(`Over budget:\n${lines.join('\n')}`);
}

/** @throws Error naming every page whose first load takes too many scripts, or too many one after the other */
export function checkFirstLoads(loads: readonly FirstLoad[]): void {
  const slow = loads.filter(({ scripts, chain }) => scripts > firstLoadLimits.scripts || chain > firstLoadLimits.chain);
  if (slow.length === 0) return;
  const lines = slow.map(({ name, scripts, chain }) => `  ${name}: ${scripts} scripts in a chain of ${chain}`);
  const { scripts, chain } = firstLoadLimits;
  throw new Error(`First loads over ${scripts} scripts in a chain of ${chain}:\n${lines.join('\n')}`);
}
