// The first thing that runs on a fresh machine: plain JavaScript for any Node ≥ 20, before anything is installed.
// Installs what package-lock.json names and node_modules lacks, then hands over to the pinned Node 24:
//   node infra/dev/bootstrap.mjs <entry.ts> [arguments]
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, cpus } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = path.join(root, 'node_modules', '.installed-lock');

/** What the machine's cores have worked before this run, in milliseconds: `npm test` counts the installation too. */
const workedMs = cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

/** Hash of what has to be installed. */
function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();
}

/** Locked packages, with npm's own progress bar; about a minute on a fresh machine. */
function install() {
  console.log('Installing the packages of package-lock.json (first run, or the lock file changed) …');
  // Not `npm ci`: it requires the lock to name the optional binaries of every platform, even those that this machine's registry
  // lacks. The versions of the lock are installed all the same, and it is not written.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, lockHash());
}

/** Runs the entry on the pinned Node, passing on signals and its exit status. */
function handOver([entry, ...rest]) {
  const node = path.join(root, 'node_modules', 'node', 'bin', 'node');
  const bin = path.join(root, 'node_modules', '.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    WORKED_MS: `${workedMs}`,
    // Node takes the types from a module once, and compiles it once: every command starts with a third less work.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.compile-cache'),
  };
  // The channel closes however this process ends; the entry may then end itself.
  const child = spawn(node, [entry, ...rest], { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A signal that ends npm ends its shell too, but does not reach this process, which only gets another parent.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill(), 250).unref();
  child.on('exit', (status, signal) => process.exit(status ?? 128 + constants.signals[signal]));
}

if (!isInstalled()) install();
handOver(process.argv.slice(2));
