import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../infra/local/core/http/free-port.ts';
import { demandNoRefusals } from '../telling/refused-calls.ts';

const startLimitMs = 240_000;

/** A whole local site of its own: own port, own state, own processes. */
export interface TestSite {
  readonly url: string;
  readonly stateDirectory: string;
  /** Of its process, in which its functions are threads. */
  readonly pid: number;
  /** Ends it cleanly and deletes its state. @throws Error with the calls of its roles that were refused */
  stop(): Promise<void>;
  /** Sends SIGKILL to every process of the site; the state stays. @throws Error as `stop` does */
  kill(): Promise<void>;
}

interface TestSiteOptions {
  /** State of an earlier site, to start where it ended. */
  readonly stateDirectory?: string;
  /** Divides batching windows and the waits after failures (infra/local/README.md, "Interface"); 1 is AWS's own time. */
  readonly queueClock?: number;
  /** Whether it publishes the content, which takes most of a start; what an earlier site has published is still there without. */
  readonly publishes?: boolean;
  /** Where an earlier site answered, for one that outside systems know by its address; a free port unless stated. */
  readonly port?: number;
  /** Folder of the checkout whose build runs; this one's unless stated. */
  readonly checkout?: string;
  /** Where its process listens for a debugger once it gets SIGUSR1. */
  readonly inspectPort?: number;
}

/** Starts what `npm start` starts, from what is built already, and waits until it is healthy. */
export async function startTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const { stateDirectory, queueClock = 1, publishes = true, port = await freePort(), checkout = '.' } = options;
  const state = stateDirectory ?? (await mkdtemp(path.join(tmpdir(), 'site-')));
  const clock = String(queueClock);
  const env = { ...process.env, PORT: String(port), SITE_STATE: state, SITE_QUEUE_CLOCK: clock };
  const inspecting = options.inspectPort === undefined ? [] : [`--inspect-port=${options.inspectPort}`];
  const program = [...inspecting, 'infra/dev/start.ts', '--built', ...(publishes ? [] : ['--unpublished'])];
  // A group of its own, so that a kill reaches every process of the site and no other.
  const child = spawn(process.execPath, program, {
    env,
    cwd: checkout,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const url = `http://localhost:${port}`;
  await healthy(url, child, output);
  return {
    url,
    stateDirectory: state,
    pid: child.pid ?? 0,
    stop: async () => {
      await ended(child, 'SIGTERM');
      await rm(state, { recursive: true, force: true });
      demandNoRefusals(output.join(''));
    },
    kill: async () => {
      await ended(child, 'SIGKILL');
      demandNoRefusals(output.join(''));
    },
  };
}

async function healthy(url: string, child: ChildProcess, output: readonly string[]): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    const response = await fetch(`${url}/__local/health`).catch(() => undefined);
    if (response?.status === 200) return;
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}:\n${output.join('')}`);
    if (Date.now() > deadline) {
      await ended(child, 'SIGKILL');
      throw new Error(`The site was not healthy after ${startLimitMs / 1_000} s:\n${output.join('')}`);
    }
    await delay(100);
  }
}

function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return Promise.resolve();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
  return gone;
}
