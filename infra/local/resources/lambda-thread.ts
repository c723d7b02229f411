/** Runs inside a worker thread: loads one function's bundle and answers its invocations, one after the other. */
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { FunctionError, InvocationMessage, ThreadData, ThreadMessage } from './lambda-messages.ts';

type Handler = (event: unknown, context: unknown) => unknown;

const data: ThreadData = workerData;
const tell = (message: ThreadMessage) => parentPort?.postMessage(message);

/** Lambda reads a bundle outside any package, so `.js` means CommonJS there, whatever the project around it says. */
function readBundleAsLambdaDoes(directory: string): void {
  if (existsSync(join(directory, 'package.json'))) return;
  const root = pathToFileURL(`${directory}/`).href;
  registerHooks({
    load: (url, context, nextLoad) => {
      if (!url.startsWith(root) || !url.endsWith('.js')) return nextLoad(url, context);
      return { format: 'commonjs', source: readFileSync(fileURLToPath(url)), shortCircuit: true };
    },
  });
}

async function loadHandler({ directory, handler }: ThreadData): Promise<Handler> {
  const [, path = '', names = ''] = /^(.*?)\.([^/]*)$/.exec(handler) ?? [];
  const file = ['.js', '.mjs', '.cjs'].map((extension) => join(directory, path + extension)).find(existsSync);
  if (!file) throw named('Runtime.ImportModuleError', `Error: Cannot find module '${path}'`);
  const module: unknown = await import(pathToFileURL(file).href);
  const exported =
    names.split('.').reduce(member, module) ?? names.split('.').reduce(member, member(module, 'default'));
  if (typeof exported !== 'function') throw named('Runtime.HandlerNotFound', `${handler} is undefined or not exported`);
  return (event, context) => exported(event, context);
}

function member(holder: unknown, name: string): unknown {
  if ((typeof holder !== 'object' && typeof holder !== 'function') || holder === null) return undefined;
  return Reflect.get(holder, name);
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

async function answer(handle: Handler, message: InvocationMessage): Promise<void> {
  try {
    const result = await handle(JSON.parse(message.event), contextOf(message));
    tell({ kind: 'answered', payload: JSON.stringify(result ?? null) });
  } catch (error) {
    const described = errorOf(error);
    console.error(JSON.stringify({ level: 'ERROR', message: 'Invoke Error', ...described }));
    tell({ kind: 'threw', error: described });
  }
}

try {
  readBundleAsLambdaDoes(data.directory);
  const handle = await loadHandler(data);
  parentPort?.on('message', (message: InvocationMessage) => void answer(handle, message));
  tell({ kind: 'ready' });
} catch (error) {
  tell({ kind: 'failed', error: errorOf(error) });
}
