import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { FunctionError, InvocationMessage, ThreadData, ThreadMessage } from './lambda-messages.ts';

export type InvocationOutcome = { readonly payload: string } | { readonly error: FunctionError };

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
  readonly timeoutSeconds: number;
  readonly onOutput: (line: string) => void;
}

/** Lambda's own limit for loading a function. */
const INIT_LIMIT_MS = 10_000;

/** Starts a thread and loads the handler. @throws {LoadFailure} when that fails, as the first invocation would on AWS. */
export async function startInstance(settings: InstanceSettings): Promise<LambdaInstance> {
  const { environment, timeoutSeconds, onOutput, ...data } = settings;
  const worker = new Worker(join(import.meta.dirname, 'lambda-thread.ts'), {
    name: data.functionName,
    workerData: data,
    env: { ...environment },
    resourceLimits: { maxOldGenerationSizeMb: data.memoryMegabytes },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdout: true,
    stderr: true,
  });
  for (const stream of [worker.stdout, worker.stderr]) readLines(stream, onOutput);
  const thread = watch(worker);

  const first = await thread.next(INIT_LIMIT_MS, {
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
    end({ errorType: 'Runtime.ExitError', errorMessage: `Error: Runtime exited with error: exit status ${code}` }),
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

function crashOf(error: unknown): FunctionError {
  if (!(error instanceof Error)) return { errorType: 'Runtime.UnhandledPromiseRejection', errorMessage: String(error) };
  const outOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (outOfMemory)
    return { errorType: 'Runtime.OutOfMemory', errorMessage: 'Error: Runtime exited with error: signal: killed' };
  return { errorType: `Runtime.${error.name}`, errorMessage: error.message, trace: (error.stack ?? '').split('\n') };
}

function readLines(stream: Readable, onLine: (line: string) => void): void {
  createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', onLine);
}
