import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { ensureBrowser } from './support/browsers/browser.ts';
import { grantsTold } from './support/telling/grants-report.ts';

/**
 * `npm test` runs every test but those of `npm run test:long` (`--long`): faults at full size, and what only other browsers, pictures and
 * earlier versions can tell; `npm run check` (`--quick`) what takes less than two minutes. `--shard=1/4` is vitest's own; the checks belong to
 * the first shard. The last line sums all runners.
 */
const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, long: { type: 'boolean' }, shard: { type: 'string', default: '1/1' } },
});

interface Step {
  readonly title: string;
  readonly command: readonly string[];
}

const node = (...parameters: string[]) => [process.execPath, ...parameters];

/** Builds that all later steps need; when one fails, nothing else runs. */
const builds: readonly Step[] = [
  { title: 'Bundle the functions', command: node('functions/build.ts') },
  { title: 'Build and prerender the web client', command: node('web/build.ts') },
  { title: 'Synthesize the stacks, with cdk-nag', command: node('infra/app.ts') },
  { title: 'Build the fixture that tests compare the site with', command: node('tests/fixture/build.ts') },
];

const checks: readonly Step[] = [
  // Only a deployment runs the CLI, which has to read what the library writes; their versions are not the same.
  { title: 'CDK reads the assembly', command: ['cdk', 'ls', '--app', 'cdk.out', '--no-notices'] },
  { title: 'Format, lint and import cycles', command: ['biome', 'ci', '--error-on-warnings'] },
  { title: 'Types', command: ['tsc', '-p', '.'] },
  { title: 'Types of the web client', command: ['tsc', '-p', 'web'] },
  { title: 'Types of the dashboards', command: ['tsc', '-p', 'infra/dev/dashboards/viewer'] },
  { title: 'Types of the browser tests', command: ['tsc', '-p', 'tests/browser'] },
  { title: 'Unused code and dependencies', command: ['knip'] },
  { title: 'API reference is current', command: node('infra/api-docs.ts', '--check') },
  { title: 'Licences are accepted, and their list is current', command: node('infra/security/licences.ts', '--check') },
];

const quickSuites = ['unit', 'infra'];
const faultSuites = ['engine', 'faults'];
const slowSuites = ['component', 'local', 'api', 'browser', ...faultSuites];

const Report = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numFailedTestSuites: z.int() });

let passed = 0;
let failed = 0;

/** Ends the running step too, and its servers with it. */
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    stopped.abort();
    process.exit(1);
  });
}

async function run({ title, command: [program = '', ...parameters] }: Step): Promise<boolean> {
  console.log(`\n▸ ${title}`);
  const startedAt = performance.now();
  const child = spawn(program, parameters, { stdio: 'inherit', signal: stopped.signal });
  const status = await new Promise((resolve) => {
    child.on('error', resolve);
    child.on('exit', resolve);
  });
  console.log(`${status === 0 ? '✓' : '✗'} ${title} (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`);
  return status === 0;
}

function count(isPassed: boolean): void {
  if (isPassed) passed += 1;
  else failed += 1;
}

/**
 * Runs vitest projects, all files side by side, and adds their tests to the sum. A file that cannot even start counts as a failure,
 * and so does each grant that the API tests did not use when all of them ran, and each call that a role had no grant for.
 * @param options more for vitest
 */
async function runSuites(projects: readonly string[], ...options: string[]): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'report-'));
  const outputFile = path.join(directory, 'report.json');
  const reporters = [
    'default',
    'json',
    './infra/local/testing/parity-reporter.ts',
    './tests/support/runs/time-reporter.ts',
  ];
  const reporting = [...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${outputFile}`];
  const command = ['vitest', 'run', ...options, ...reporting, ...projects.flatMap((name) => ['--project', name])];
  process.env.GRANTS_REPORT = path.join(directory, 'grants');
  const isPassed = await run({ title: `Tests: ${projects.join(', ')}`, command });
  const { summary, faults } = await grantsTold(process.env.GRANTS_REPORT);
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (summary) console.log(`\n${summary}`);
  failed += faults.length;
  try {
    const report = Report.parse(JSON.parse(await readFile(outputFile, 'utf8')));
    passed += report.numPassedTests;
    failed += report.numFailedTests;
    if (!isPassed && report.numFailedTests + faults.length === 0) failed += Math.max(1, report.numFailedTestSuites);
  } catch {
    failed += 1;
  }
  await rm(directory, { recursive: true });
}

async function main(): Promise<void> {
  for (const step of builds) {
    const isBuilt = await run(step);
    count(isBuilt);
    if (!isBuilt) return;
  }
  if (values.long) return runLong();
  if (values.shard.startsWith('1/')) for (const step of checks) count(await run(step));
  if (values.quick) return runSuites(quickSuites);
  ensureBrowser();
  await runSuites([...quickSuites, ...slowSuites], `--shard=${values.shard}`);
}

async function runLong(): Promise<void> {
  ensureBrowser();
  process.env.FAULTS = 'full';
  // One file after the other, as each of them keeps the whole machine at work.
  await runSuites(faultSuites, '--no-file-parallelism');
  await runSuites(['long']);
}

/** What the machine's cores have worked, whoever for, in milliseconds. */
const workedMs = () => cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
/** Counted from before the installation, of which `bootstrap.mjs` tells. */
const startedMs = Number(process.env.WORKED_MS ?? workedMs());

await main();
console.log(`\n${((workedMs() - startedMs) / 1_000).toFixed(0)} core-seconds of this machine, user and system.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
