import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { type PageKind, pageRouteNames, routes } from '../../shared/routes.ts';
import { pageModules } from '../prerender/page-modules.ts';
import { href } from '../src/lib/addresses/href.ts';
import type { BundledClient } from './bundles.ts';
import type { ClientManifest } from './client-manifest.ts';
import { explainWeight, type WeighedScript } from './explain-weight.ts';
import { output, searchModule, signInModule } from './paths.ts';
import { mostScripts } from './shared-chunks.ts';

/** Bytes after gzip of our own code in the shell: without the framework, and without the table of routes, which grows with every page. */
const ownShellBudget = 12_000;

/** Bytes after gzip of the whole shell, with React. What pages share lies in the same script, and counts as theirs. */
const shellBudget = 86_000;

/** Bytes after gzip of what a page may load beyond the shell before it is live, by its kind. What comes later does not count. */
const pageBudgets: Readonly<Record<PageKind, number>> = {
  text: 6_400,
  product: 12_000,
  login: 29_000,
  form: 30_000,
  account: 40_000,
};

/** Bytes after gzip of the search: its scripts beside those of home, the index that it loads, and those of answers and manuals, which come with the first question. */
const searchBudgets = { scripts: 12_600, index: 60_000, answers: 30_000, manuals: 90_000 } as const;

/**
 * How many scripts a first load may take, and how many of them may wait for one another. Each costs time to ask for, less than the bytes
 * of others that it spares: see the decision on the entry in web/README.md.
 */
const firstLoadLimits = { scripts: mostScripts, chain: 2 } as const;

export interface Weight {
  readonly name: string;
  /** After gzip. */
  readonly bytes: number;
  readonly budget: number;
  /** Which page it is: the name of its file. */
  readonly page?: string;
  /** What it is made of, for whoever has to make it lighter. */
  readonly scripts?: readonly WeighedScript[];
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

/** Bytes after gzip of code that lies in a script with other code. */
async function minifiedBytes(source: string): Promise<number> {
  const { code } = await transform(source, { minify: true, format: 'esm', target: 'es2022' });
  return gzipSync(code).length;
}

/** Weighs the shell, and all scripts of each page's first load. */
export async function weigh(manifest: ClientManifest, { shell, ownShell, contents }: BundledClient): Promise<Weight[]> {
  const weighed = (addresses: readonly string[]) => {
    const scripts = addresses.map((address) => ({
      address,
      bytes: gzipBytes([address]),
      modules: contents.get(address) ?? [],
    }));
    return { bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0), scripts };
  };
  const entry = weighed(manifest.shell);
  const own = { address: 'of the entry', bytes: await minifiedBytes(ownShell.code), modules: ownShell.modules };
  const pages = pageRouteNames.map((name) => {
    const page = weighed(manifest.page(pageModules[name]));
    return {
      name: `page ${name}`,
      page: routes[name].page,
      // With the shell: what that leaves of its budget is the page's.
      bytes: entry.bytes + page.bytes,
      scripts: page.scripts,
      budget: shellBudget + pageBudgets[routes[name].kind],
    };
  });
  const atHome = new Set(manifest.scripts(pageModules.home));
  const ofTexts = new Set(manifest.scripts(pageModules.about));
  return [
    { name: 'our own shell', bytes: own.bytes, scripts: [own], budget: ownShellBudget },
    { name: 'shell', bytes: await minifiedBytes(shell), scripts: entry.scripts, budget: shellBudget },
    {
      name: 'search',
      ...weighed(manifest.page(searchModule).filter((script) => !atHome.has(script))),
      budget: searchBudgets.scripts,
    },
    {
      name: 'login dialog',
      ...weighed(manifest.page(signInModule).filter((script) => !ofTexts.has(script))),
      budget: pageBudgets.login,
    },
    ...pages,
  ];
}

/** Weighs what the content has made of the indices of the search. */
export function weighIndices(): Weight[] {
  return [
    { name: 'search index', bytes: gzipBytes([href.searchIndex()]), budget: searchBudgets.index },
    { name: 'answer index', bytes: gzipBytes([href.faqIndex()]), budget: searchBudgets.answers },
    { name: 'manual index', bytes: gzipBytes([href.manualIndex()]), budget: searchBudgets.manuals },
  ];
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

/** @throws Error naming everything that weighs more than it may, and what it is made of */
export function checkBudgets(weights: readonly Weight[]): void {
  const heavy = weights.filter(({ bytes, budget }) => bytes > budget);
  if (heavy.length === 0) return;
  const lines = heavy.flatMap(({ name, bytes, budget, scripts = [], page }) => [
    `  ${name}: ${bytes} bytes gzip, budget ${budget}`,
    ...explainWeight(scripts, page).map((line) => `    ${line}`),
  ]);
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
