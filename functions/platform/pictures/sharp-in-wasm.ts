import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { sharpWasmFile } from './sharp-wasm-file.ts';

/** The threads in which sharp decodes, started as it is loaded. */
export const decoders: Worker[] = [];
process.on('worker', (worker) => decoders.push(worker));

// Whoever imports sharp after this gets its decoders as WebAssembly, in the place of the native ones of this machine: a thread can be ended while they run,
// what a file breaks in them stays in their own memory, and one bundle runs on every machine.
registerHooks({
  resolve: (specifier, context, resolveNext) =>
    /^@img\/sharp-.*\/sharp\.node$/.test(specifier)
      ? { url: pathToFileURL(path.resolve(sharpWasmFile)).href, format: 'commonjs', shortCircuit: true }
      : resolveNext(specifier, context),
});
