import { mkdirSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import { limitOf } from '../../core/limits.ts';
import type { FunctionError, InvocationOutcome } from '../../core/ports.ts';
import { ownTime, usedBy } from '../../core/time-limits.ts';
import { type InvocationMessage, KILLED, type ThreadData } from './messages.ts';

export interface InstanceSettings extends Omit<ThreadData, 'gate'> {
  /** The only variables the function sees. */
  readonly environment: Readonly<Record<string, string>>;
  /** The only folder the function may write to: its `/tmp`. */
  readonly temporaryDirectory: string;
  readonly timeoutSeconds: number;
  readonly onOutput: (line: string) => void;
}

/**
 * One thread with the function loaded: what Lambda calls an execution environment. It takes one event at a time, the first one
 * as soon as it is made.
 */
export class LambdaInstance {
  readonly settings: InstanceSettings;
  /** Milliseconds since the epoch when it last ran an event; `undefined` while it runs one. */
  idleSince: number | undefined;
  /** Whether it can take another event: false once it did not load, timed out, crashed or was stopped. */
  alive = true;
  readonly #worker: Worker;
  readonly #gate = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #loaded: Promise<InvocationOutcome>;
  #receive: ((outcome: InvocationOutcome) => void) | undefined;

  constructor(settings: InstanceSettings) {
    this.settings = settings;
    this.#worker = startWorker(settings, this.#gate);
    this.#worker.on('message', (outcome: InvocationOutcome) => this.#receive?.(outcome));
    this.#worker.on('error', (error: unknown) => this.#end(crashOf(error)));
    this.#worker.on('exit', (code) => this.#end(code === KILLED ? outOfMemory : exited(`exit status ${code}`)));
    this.#loaded = this.#next(() => usedBy(this.#worker), limitOf('lambda.init'), {
      errorType: 'Runtime.InitTimeout',
      errorMessage: 'Init did not end within 10 s',
    });
  }

  /** Runs one event. Never rejects: what goes wrong, loading included, is in the outcome. Loading does not count as time. */
  async invoke(requestId: string, event: string) {
    this.idleSince = undefined;
    const loaded = await this.#loaded;
    if ('error' in loaded) {
      this.#end(loaded.error);
      return { outcome: loaded, milliseconds: 0 };
    }
    const { timeoutSeconds } = this.settings;
    const started = performance.now();
    const message: InvocationMessage = { requestId, event, deadline: Date.now() + timeoutSeconds * 1_000 };
    Atomics.store(this.#gate, 0, 1);
    this.#worker.postMessage(message);
    // Last, so that a frozen thread is woken once, with the event already there.
    Atomics.notify(this.#gate, 0);
    const before = usedBy(this.#worker).catch(() => 0);
    const used = async () => (await usedBy(this.#worker)) - (await before);
    const outcome = await this.#next(used, timeoutSeconds, {
      errorType: 'Sandbox.Timedout',
      errorMessage: `${new Date().toISOString()} ${requestId} Task timed out after ${timeoutSeconds.toFixed(2)} seconds`,
    });
    this.idleSince = Date.now();
    return { outcome, milliseconds: performance.now() - started };
  }

  /** Ends it in the middle of what it does, as when its environment crashes: a running event fails, and nothing of it goes on. */
  crash(): void {
    this.#end(exited('signal: killed'));
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  /** What the thread answers, or `late` when nothing comes in its own time: then it is ended, as Lambda ends the environment. */
  #next(usedMs: () => Promise<number>, seconds: number, late: FunctionError): Promise<InvocationOutcome> {
    return new Promise((resolve) => {
      const endWatch = ownTime(usedMs, seconds * 1_000, () => this.#end(late));
      this.#receive = (outcome) => {
        endWatch();
        this.#receive = undefined;
        resolve(outcome);
      };
      if (!this.alive) this.#end(exited('no thread'));
    });
  }

  #end(error: FunctionError): void {
    this.alive = false;
    this.#receive?.({ error });
    void this.#worker.terminate();
  }
}

/** The threads' program as JavaScript, made once: each thread would take 80 ms for the types. */
const program = new URL(
  `data:text/javascript,${buildSync({
    entryPoints: [join(import.meta.dirname, 'thread.ts')],
    ...{ bundle: true, write: false, platform: 'node', format: 'esm' },
  }).outputFiles.map(({ text }) => encodeURIComponent(text))}`,
);

function startWorker({ environment, temporaryDirectory, onOutput, ...settings }: InstanceSettings, gate: Int32Array) {
  const { directory, handler, functionName, functionArn, memoryMegabytes } = settings;
  const workerData: ThreadData = { directory, handler, functionName, functionArn, memoryMegabytes, gate };
  mkdirSync(temporaryDirectory, { recursive: true });
  const worker = new Worker(program, {
    name: functionName,
    workerData,
    env: { ...environment, TMPDIR: temporaryDirectory },
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    execArgv: permissions(directory, temporaryDirectory),
    stdout: true,
    stderr: true,
  });
  for (const input of [worker.stdout, worker.stderr]) createInterface({ input }).on('line', onOutput);
  return worker;
}

/** A function reads its bundle, writes its temporary folder and starts threads; the rest of the machine is not there for it, nor for them. */
function permissions(directory: string, temporaryDirectory: string): string[] {
  const readable = [directory, temporaryDirectory, devNull];
  return [
    ...['--disable-warning=ExperimentalWarning', '--disable-warning=PERM0006', '--permission', '--allow-worker'],
    // Node lets a thread read its main script: without one, the working directory; with this option, nothing.
    '--eval=;',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${temporaryDirectory}`,
  ];
}

function exited(reason: string): FunctionError {
  return { errorType: 'Runtime.ExitError', errorMessage: `Error: Runtime exited with error: ${reason}` };
}

const outOfMemory: FunctionError = { ...exited('signal: killed'), errorType: 'Runtime.OutOfMemory' };

function crashOf(error: unknown): FunctionError {
  if (!(error instanceof Error)) return { errorType: 'Runtime.UnhandledPromiseRejection', errorMessage: String(error) };
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return outOfMemory;
  return { errorType: `Runtime.${error.name}`, errorMessage: error.message, trace: (error.stack ?? '').split('\n') };
}
