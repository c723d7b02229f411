import { readFileSync } from 'node:fs';

/** Reads and compiles a codec when it is first needed, as most of a function's starts need none. */
export function codecModule(file: string): () => WebAssembly.Module {
  let compiled: WebAssembly.Module | undefined;
  return () => {
    compiled ??= new WebAssembly.Module(readFileSync(file));
    return compiled;
  };
}

/** Pixels as rows of red, green, blue and alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A file that no codec can read. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}
