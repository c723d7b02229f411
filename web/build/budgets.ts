import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageModules } from '../prerender/page-modules.ts';
import type { ClientManifest } from './client-manifest.ts';
import { output } from './paths.ts';

/** Bytes after gzip: the shell's scripts together, and what one page adds to them. */
const budgets = { shell: 86_000, page: 10_000 } as const;

export interface Weight {
  readonly name: string;
  /** After gzip. */
  readonly bytes: number;
  readonly budget: number;
}

function gzipBytes(addresses: readonly string[]): number {
  return addresses.reduce((sum, address) => sum + gzipSync(readFileSync(join(output.siteUnderWay, address))).length, 0);
}

/** Weighs the scripts of the shell and of each page. */
export function weigh(manifest: ClientManifest): Weight[] {
  const pages = Object.entries(pageModules).map(([name, module]) => ({
    name: `page ${name}`,
    bytes: gzipBytes(manifest.page(module)),
    budget: budgets.page,
  }));
  return [{ name: 'shell', bytes: gzipBytes(manifest.shell), budget: budgets.shell }, ...pages];
}

/** @throws Error naming everything that weighs more than it may */
export function checkBudgets(weights: readonly Weight[]): void {
  const heavy = weights.filter(({ bytes, budget }) => bytes > budget);
  if (heavy.length === 0) return;
  const lines = heavy.map(({ name, bytes, budget }) => `  ${name}: ${bytes} bytes gzip, budget ${budget}`);
  throw new Error(`Scripts over budget:\n${lines.join('\n')}`);
}
