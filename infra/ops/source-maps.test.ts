import { SourceMap } from 'node:module';
import * as esbuild from 'esbuild';
import { expect, test } from 'vitest';
import { originOf } from './source-maps.ts';

/** A bundle of two lines, and where its source map says they came from. */
async function aBundle() {
  const contents = 'export function fail() {\n  throw new Error("no");\n}\n';
  const { outputFiles } = await esbuild.build({
    stdin: { contents, sourcefile: 'functions/downloads/fail.ts', loader: 'ts' },
    outfile: '.build/functions/downloads/fail/index.cjs',
    bundle: true,
    minify: true,
    format: 'cjs',
    sourcemap: 'external',
    write: false,
  });
  const [map, code] = outputFiles.toSorted((a, b) => b.path.length - a.path.length);
  return { code: code?.text ?? '', map: new SourceMap(JSON.parse(map?.text ?? '')) };
}

test('a frame of a minified bundle leads to the file and line it was made of', async () => {
  const { code, map } = await aBundle();
  const column = code.split('\n')[0]?.indexOf('throw') ?? -1;
  expect(column).toBeGreaterThan(0);
  expect(originOf(`fail (/var/task/index.cjs:1:${column + 1})`, map)).toMatch(/^functions\/downloads\/fail\.ts:2:3/);
  expect(originOf(`/var/task/index.cjs:1:${column + 1}`, map)).toMatch(/^functions\/downloads\/fail\.ts:2:3/);
});

test('a frame of Node stays as it is', async () => {
  const { map } = await aBundle();
  expect(originOf('Socket.emit (node:events:509:28)', map)).toBe('Socket.emit (node:events:509:28)');
});
