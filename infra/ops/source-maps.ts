import { SourceMap } from 'node:module';

/** A frame of a bundle, as log lines hold it: `handler (/var/task/index.cjs:28:17476)` or without a function's name. */
const framePattern = /^(?:(?<name>.*?) \()?[^()]*index\.cjs:(?<line>\d+):(?<column>\d+)\)?$/;

/** Whether a frame is of a bundle, whose source map tells where it came from. */
export function isOfBundle(frame: string): boolean {
  return framePattern.test(frame);
}

/**
 * Turns a frame of a bundle into the file and line it was made of, `functions/platform/calls/endpoint.ts:48:32 (handler)`; a frame
 * of anything else stays as it is.
 * @param map the bundle's source map, as esbuild wrote it
 */
export function originOf(frame: string, map: SourceMap): string {
  const { line, column } = framePattern.exec(frame)?.groups ?? {};
  if (!line || !column) return frame;
  const origin = map.findOrigin(Number(line), Number(column));
  if (!('fileName' in origin)) return frame;
  // Paths of sources are relative to the bundle's folder, which is inside the project's.
  const file = origin.fileName.replace(/^(\.\.\/)+/, '');
  const name = origin.name ? ` (${origin.name})` : '';
  return `${file}:${origin.lineNumber}:${origin.columnNumber}${name}`;
}

/** @throws SyntaxError when the text is no source map */
export function readSourceMap(text: string): SourceMap {
  return new SourceMap(JSON.parse(text));
}
