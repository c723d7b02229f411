import { join } from 'node:path';
import { build } from 'esbuild';
import { webFolder } from './paths.ts';

/** The most bytes that the loader may have, as every page contains it. */
const mostBytes = 2_200;

/**
 * Bundles the script in the head of every page.
 * @throws Error when it has grown too large
 */
export async function bundleInlineLoader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(webFolder, 'src/app/start/inline-loader.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: {},
    external: ['./entry-client.tsx'],
  });
  const script = outputFiles[0]?.text.trim() ?? '';
  if (script.length > mostBytes)
    throw new Error(`The inline loader has ${script.length} bytes, more than ${mostBytes}`);
  return script;
}
