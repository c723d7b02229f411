import { mkdirSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { limitOf } from '../../core/limits.ts';
import type { FunctionError, InvocationOutcome } from '../../core/ports.ts';
import {
  type GatedThreadData,
  type InvocationMessage,
  KILLED,
  type ThreadData,
  type ThreadMessage,
} from './messages.ts';

/** One thread with the function loaded: what Lambda calls an execution environment. It takes one event at a time. */
export interface LambdaInstance {
  /** Never rejects: what goes wrong is in the outcome. */
  invoke(message: InvocationMessage): Promise<InvocationOutcome>;
  /** Whether it can take another event: false once it timed out, crashed or was stopped. */
  readonly alive: boolean;
  stop(): Promise<void>;
}

export interface InstanceSettings extends ThreadData {
  /** The only variables the function sees. */
  readonly environment: Readonly<Record<string, string>>;
  /** The only folder the function may write to: its `/tmp`. */
  readonly temporaryDirectory: string;
  readonly timeoutSeconds: number;
  readonly onOutput: (line: string) => void;
}

/** Starts a thread and loads the handler. @throws {LoadFailure} when that fails, as the first invocation would on AWS. */
export async function startInstance(settings: InstanceSettings): Promise<LambdaInstance> {
  const { environment, temporaryDirectory, timeoutSeconds, onOutput, ...data } = settings;
  const gate = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const workerData: GatedThreadData = { ...data, gate };
  mkdirSync(temporaryDirectory, { recursive: true });
  const worker = new Worker(program, {
    name: data.functionName,
    workerData,
    env: { ...environment, TMPDIR: temporaryDirectory },
    resourceLimits: { maxOldGenerationSizeMb: data.memoryMegabytes },
    execArgv: ['--disable-warning=ExperimentalWarning', ...permissions(data.directory, temporaryDirectory)],
    stdout: true,
    stderr: true,
  });
  for (const stream of [worker.stdout, worker.stderr]) readLines(stream, onOutput);
  const thread = watch(worker);

  const first = await thread.next(limitOf('lambda.init') * 1_000, {
    errorType: 'Runtime.InitTimeout',
    errorMessage: 'Init did not end within 10 s',
  });
  if (first.kind !== 'ready') {
    await worker.terminate();
    throw new LoadFailure(
      'error' in first ? first.error : { errorType: 'Runtime.Unknown', errorMessage: 'no handler' },
    );
  }
  return {
    get alive() {
      return thread.alive;
    },
    invoke: async (message) => {
      const errorMessage = `${new Date().toISOString()} ${message.requestId} Task timed out after ${timeoutSeconds.toFixed(2)} seconds`;
      const open = new Int32Array(gate);
      Atomics.store(open, 0, 1);
      Atomics.notify(open, 0);
      worker.postMessage(message);
      const reported = await thread.next(timeoutSeconds * 1000, { errorType: 'Sandbox.Timedout', errorMessage });
      if (reported.kind === 'answered') return { payload: reported.payload };
      return {
        error: 'error' in reported ? reported.error : { errorType: 'Runtime.Unknown', errorMessage: reported.kind },
      };
    },
    stop: async () => {
      await worker.terminate();
    },
  };
}

const program = join(import.meta.dirname, 'thread.ts');

/** A function reads its bundle and writes its temporary folder; the rest of the machine is not there for it. */
function permissions(directory: string, temporaryDirectory: string): string[] {
  const readable = [directory, temporaryDirectory, program, join(import.meta.dirname, 'messages.ts'), devNull];
  return [
    '--permission',
    // Node lets a thread read its main script, takes the working directory for that where there is none, and with this for nothing.
    '--eval=;',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${temporaryDirectory}`,
  ];
}

/** The function could not be loaded. */
export class LoadFailure extends Error {
  readonly error: FunctionError;

  constructor(error: FunctionError) {
    super(error.errorMessage);
    this.name = 'LoadFailure';
    this.error = error;
  }
}

/** Turns a thread's messages, crashes and silences into one answer at a time. */
function watch(worker: Worker) {
  let alive = true;
  let receive: ((message: ThreadMessage) => void) | undefined;
  const end = (error: FunctionError) => {
    alive = false;
    receive?.({ kind: 'threw', error });
  };
  worker.on('message', (message: ThreadMessage) => receive?.(message));
  worker.on('error', (error: unknown) => end(crashOf(error)));
  worker.on('exit', (code) =>
    end(
      code === KILLED
        ? outOfMemory
        : { errorType: 'Runtime.ExitError', errorMessage: `Error: Runtime exited with error: exit status ${code}` },
    ),
  );

  return {
    get alive() {
      return alive;
    },
    /** The next message, or `late` when none comes in time: then the thread is ended, as Lambda ends the environment. */
    next: (limitMs: number, late: FunctionError) =>
      new Promise<ThreadMessage>((resolve) => {
        const timer = setTimeout(() => {
          end(late);
          void worker.terminate();
        }, limitMs);
        receive = (message) => {
          clearTimeout(timer);
          receive = undefined;
          resolve(message);
        };
        if (!alive) end({ errorType: 'Runtime.ExitError', errorMessage: 'Error: Runtime exited' });
      }),
  };
}

const outOfMemory: FunctionError = {
  errorType: 'Runtime.OutOfMemory',
  errorMessage: 'Error: Runtime exited with error: signal: killed',
};

function crashOf(error: unknown): FunctionError {
  if (!(error instanceof Error)) return { errorType: 'Runtime.UnhandledPromiseRejection', errorMessage: String(error) };
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return outOfMemory;
  return { errorType: `Runtime.${error.name}`, errorMessage: error.message, trace: (error.stack ?? '').split('\n') };
}

function readLines(stream: Readable, onLine: (line: string) => void): void {
  createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', onLine);
}
