import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { checkBudgets, checkFirstLoads, firstLoads, type Weight, weigh, weighIndices } from './build/budgets.ts';
import { bundleClient, bundleServer } from './build/bundles.ts';
import { readClientManifest } from './build/client-manifest.ts';
import { compressAhead } from './build/compress-ahead.ts';
import { fingerprint, isBuilt, keepFingerprint } from './build/fingerprint.ts';
import { bundleInlineLoader } from './build/inline-loader.ts';
import { writeNotices } from './build/notices.ts';
import { output } from './build/paths.ts';

/** `node web/build.ts [--force]`: makes `.build/web`, the whole public site, unless it is up to date. */

const started = performance.now();
function say(message: string): void {
  console.log(`web  ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${message}`);
}

/** React chooses its build by this; pages are rendered with the one that visitors get. */
process.env.NODE_ENV = 'production';

function sayAndCheck(weights: readonly Weight[]): void {
  for (const { name, bytes, budget } of weights) {
    say(`  ${name.padEnd(14)} ${(bytes / 1000).toFixed(1).padStart(5)} KB gzip of ${budget / 1000}`);
  }
  checkBudgets(weights);
}

async function buildSite(): Promise<void> {
  mkdirSync(output.siteUnderWay, { recursive: true });
  const [loader, client] = await Promise.all([bundleInlineLoader(), bundleClient(), bundleServer()]);
  writeNotices();
  say('client and renderer bundled');

  const manifest = readClientManifest();
  const weights = await weigh(manifest, client);
  sayAndCheck(weights);
  checkFirstLoads(firstLoads(manifest));

  const { prerenderSite } = await import('./prerender/prerender-site.ts');
  const { pages, files } = await prerenderSite({ manifest, loader });
  say(`${pages} pages and ${files} lists prerendered`);
  sayAndCheck(weighIndices());
  say(`${await compressAhead()} scripts and style sheets compressed`);

  rmSync(output.site, { recursive: true, force: true });
  renameSync(output.siteUnderWay, output.site);
}

const current = fingerprint();
if (isBuilt(current) && !process.argv.includes('--force')) {
  say('up to date');
} else {
  rmSync(output.fingerprint, { force: true });
  try {
    await buildSite();
    keepFingerprint(current);
    say('.build/web is ready');
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
