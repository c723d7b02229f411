import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { bundleId, sourceMapDirectory } from '../shared/manifest/bundle-id.ts';
import { budgetOf, excessOf } from './bundle-budgets.ts';
import { besideBundle, filesBeside, packageFolders, threadBundle, threadFiles, threadsOf } from './bundle-files.ts';
import { bundleStandIns, standInPackages } from './bundle-stand-ins.ts';

/**
 * How a bundle is made. CommonJS, minified, SDK bundled from its ES modules: the fastest start of the variants measured
 * (functions/README.md).
 */
export const bundling = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  mainFields: ['module', 'main'],
  alias: {
    '@aws-sdk/credential-provider-node': path.resolve('functions/platform/aws/lambda-credentials.ts'),
    ...standInPackages,
  },
  // A bundle has no address of its own otherwise; pdfkit asks for it as it starts.
  define: { 'import.meta.url': '"file:///var/task/index.cjs"' },
  plugins: [bundleStandIns, besideBundle],
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies esbuild.BuildOptions;

/** Lambda's handler is the definition that a function's file exports, started with clients of its own. */
export const startingFooter = { js: 'module.exports={handler:module.exports.default.start()};' };

/** Where bundles go, and what goes with them. */
export interface BundlePlace {
  /** Bundles are `<folder>/<domain>/<name>/index.cjs`, with what files they read beside them. */
  readonly folder: string;
  /** Whether their source maps are left too, apart and by the bundle's id; they take as long as the bundles. */
  readonly withSourceMaps: boolean;
}

export interface MadeBundle {
  readonly name: string;
  readonly bytes: number;
  /** Of ours, from the root: whatever the bundle could contain. */
  readonly files: string[];
  /** Folders of `node_modules` that are in it, or beside it. */
  readonly packages: string[];
}

/**
 * Bundles functions, and the programs of threads.
 * @param sources file of each function, by `<domain>/<name>`
 * @throws Error when a bundle is over its budget
 */
export async function bundleFunctions(
  sources: Readonly<Record<string, string>>,
  { folder, withSourceMaps }: BundlePlace,
): Promise<readonly MadeBundle[]> {
  const written = {
    ...bundling,
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    sourcemap: withSourceMaps && 'external',
    metafile: true,
    write: false,
  } as const;
  const runs = await Promise.all([
    esbuild.build({
      ...written,
      entryPoints: Object.entries(sources).map(([name, file]) => ({ in: file, out: `${name}/index` })),
      footer: startingFooter,
    }),
    esbuild.build({
      ...written,
      entryPoints: threadFiles.map((file) => ({ in: file, out: path.basename(threadBundle(file), '.cjs') })),
    }),
  ]);
  const outputFiles = runs.flatMap((run) => run.outputFiles);
  const metafile: esbuild.Metafile = {
    inputs: Object.assign({}, ...runs.map((run) => run.metafile.inputs)),
    outputs: Object.assign({}, ...runs.map((run) => run.metafile.outputs)),
  };
  const contents = new Map(outputFiles.map((file) => [path.relative('.', file.path), file.contents]));
  const inputsOf = (file: string) => Object.keys(metafile.outputs[file]?.inputs ?? {});
  const threadInputsOf = (thread: string) => inputsOf(`${folder}/${threadBundle(thread)}`);
  const bundles = Object.entries(sources).map(([name, source]) => {
    const file = `${folder}/${name}/index.cjs`;
    const code = contents.get(file) ?? new Uint8Array();
    const inputs = inputsOf(file);
    const started = threadsOf(inputs);
    // A thread may have a program in which further threads run.
    const threads = [...started, ...threadsOf(started.flatMap(threadInputsOf))];
    const threadInputs = threads.flatMap(threadInputsOf);
    const besides = filesBeside([...inputs, ...threadInputs]);
    return {
      name,
      code,
      file,
      threads,
      besides,
      inputs,
      budget: budgetOf(inputs),
      bytes: code.length,
      files: ownFiles(metafile, [source, ...threads]),
      packages: [...packageFolders([...inputs, ...threadInputs, ...besides])],
    };
  });
  const excess = excessOf(bundles);
  if (excess) throw new Error(excess);
  for (const { file, code, threads, besides } of bundles) {
    write(file, code);
    const sourceMap = contents.get(`${file}.map`);
    if (sourceMap) write(`${sourceMapDirectory}/${bundleId(code)}.map`, sourceMap);
    for (const thread of threads.map(threadBundle))
      write(path.join(path.dirname(file), thread), contents.get(`${folder}/${thread}`) ?? new Uint8Array());
    for (const beside of besides) copyFileSync(beside, path.join(path.dirname(file), path.basename(beside)));
  }
  return bundles.map(({ name, bytes, files, packages }) => ({ name, bytes, files, packages }));
}

/** The files of ours that entries import, however far away; also those of which nothing is in the bundle today. */
function ownFiles({ inputs }: esbuild.Metafile, entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found)
    for (const { path: imported } of inputs[file]?.imports ?? [])
      if (!imported.startsWith('node_modules/')) found.add(imported);
  return [...found].filter((file) => existsSync(file)).toSorted();
}

function write(file: string, content: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
