/** Runs inside a worker thread: loads one function's bundle and answers its invocations, one after the other. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { FunctionError, InvocationOutcome } from '../../core/ports.ts';
import { type InvocationMessage, KILLED, type ThreadData } from './messages.ts';

type Handler = (event: unknown, context: unknown) => unknown;

const data: ThreadData = workerData;
const tell = (outcome: InvocationOutcome) => parentPort?.postMessage(outcome);

/** Milliseconds between looks at the memory while a handler runs. */
const MEMORY_WATCH_MS = 50;

/** Lambda reads a bundle outside any package: `.js` is CommonJS, and only what is in the bundle can be imported. */
function readBundleAsLambdaDoes(directory: string): void {
  const root = pathToFileURL(`${directory}/`).href;
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const isPath = /^(?:\.{0,2}\/|file:)/.test(specifier);
      if (!isPath && !isBuiltin(specifier))
        throw Object.assign(new Error(`Cannot find module '${specifier}'`), { code: 'MODULE_NOT_FOUND' });
      return nextResolve(specifier, context);
    },
    load: (url, context, nextLoad) => {
      if (!url.startsWith(root) || !url.endsWith('.js')) return nextLoad(url, context);
      return { format: 'commonjs', source: readFileSync(fileURLToPath(url)), shortCircuit: true };
    },
  });
  // A thread shares its process's directory, but a function is to see its own.
  process.cwd = () => directory;
}

async function loadHandler({ directory, handler }: ThreadData): Promise<Handler> {
  const [, path = '', name = ''] = /^(.*)\.(.*)$/.exec(handler) ?? [];
  const file = ['.js', '.mjs', '.cjs'].map((extension) => join(directory, path + extension)).find(existsSync);
  if (!file) throw named('Runtime.ImportModuleError', `Error: Cannot find module '${path}'`);
  const module: unknown = file.endsWith('.mjs')
    ? await import(pathToFileURL(file).href)
    : createRequire(pathToFileURL(file))(file);
  const exported: unknown = Reflect.get(Object(module), name);
  if (typeof exported !== 'function') throw named('Runtime.HandlerNotFound', `${handler} is undefined or not exported`);
  return (event, context) => exported(event, context);
}

function contextOf({ requestId, deadline }: InvocationMessage) {
  const { functionName, functionArn, memoryMegabytes } = data;
  return {
    awsRequestId: requestId,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: functionArn,
    memoryLimitInMB: String(memoryMegabytes),
    logGroupName: process.env.AWS_LAMBDA_LOG_GROUP_NAME,
    logStreamName: process.env.AWS_LAMBDA_LOG_STREAM_NAME,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
}

function errorOf(error: unknown): FunctionError {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') };
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

/** The limit of the worker thread is for its heap; buffers are outside of it. */
function endWhenOutOfMemory(): void {
  const { heapUsed, external } = process.memoryUsage();
  if (heapUsed + external > data.memoryMegabytes * 2 ** 20) process.exit(KILLED);
}

async function outcomeOf(handle: Handler, message: InvocationMessage): Promise<InvocationOutcome> {
  const watch = setInterval(endWhenOutOfMemory, MEMORY_WATCH_MS);
  try {
    const result = await handle(JSON.parse(message.event), contextOf(message));
    return { payload: JSON.stringify(result) ?? 'null' };
  } catch (error) {
    const described = errorOf(error);
    console.error(JSON.stringify({ level: 'ERROR', message: 'Invoke Error', ...described }));
    return { error: described };
  } finally {
    clearInterval(watch);
  }
}

/** Waits until output is handed over: that takes messages, and a frozen thread sends none. */
async function handedOn(stream: NodeJS.WriteStream): Promise<void> {
  if (stream.writableLength > 0) await new Promise<void>((resolve) => stream.write('', () => resolve()));
}

async function answer(handle: Handler, message: InvocationMessage): Promise<void> {
  Atomics.store(data.gate, 0, 0);
  const outcome = await outcomeOf(handle, message);
  endWhenOutOfMemory();
  await handedOn(process.stdout);
  await handedOn(process.stderr);
  tell(outcome);
  // What the function left running is frozen until the next event, as in its execution environment on AWS.
  Atomics.wait(data.gate, 0, 0);
}

try {
  readBundleAsLambdaDoes(data.directory);
  const handle = await loadHandler(data);
  parentPort?.on('message', (message: InvocationMessage) => void answer(handle, message));
  tell({ payload: 'null' });
} catch (error) {
  tell({ error: errorOf(error) });
}
