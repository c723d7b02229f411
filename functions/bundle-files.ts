import path from 'node:path';
import type { OnLoadResult, Plugin } from 'esbuild';

/** A file that lies beside a bundle, and the module of ours that says where it is. */
interface BundleFile {
  /** The module's constant that holds the path. */
  readonly constant: string;
  readonly file: string;
}

/** By module, from the root. */
const bundleFiles: Readonly<Record<string, BundleFile>> = {
  'functions/platform/pdf/document-font-file.ts': {
    constant: 'documentFontFile',
    file: 'node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
  },
};

/** Files that lie beside a bundle with a module of a package, which finds them by itself. By module, from the root. */
const packageFiles: Readonly<Record<string, string>> = {
  'node_modules/@img/sharp-wasm32/lib/sharp-wasm32-0.35.5.node.js':
    'node_modules/@img/sharp-wasm32/lib/sharp-wasm32-0.35.5.node.wasm',
};

/** Programs of threads, by the module that says where they are: each is a bundle of its own that lies beside the bundle of a function. */
const threadPrograms: Readonly<Record<string, BundleFile>> = {
  'functions/platform/pictures/picture-thread-file.ts': {
    constant: 'pictureThreadFile',
    file: 'functions/platform/pictures/picture-thread.ts',
  },
  'functions/platform/pictures/sharp-wasm-file.ts': {
    constant: 'sharpWasmFile',
    file: 'node_modules/@img/sharp-wasm32/lib/sharp-wasm32-0.35.5.node.js',
  },
};

/** The programs of all threads, from the root. */
export const threadFiles: readonly string[] = Object.values(threadPrograms).map(({ file }) => file);

/** The programs of threads that a bundle starts. @param inputs the modules that it is made of, from the root */
export function threadsOf(inputs: readonly string[]): readonly string[] {
  return inputs.flatMap((input) => threadPrograms[input]?.file ?? []);
}

/** How the bundle of a thread's program is called. */
export function threadBundle(file: string): string {
  return `${path.parse(file).name}.cjs`;
}

/** The files that have to lie beside a bundle. @param inputs the modules that it is made of, from the root */
export function filesBeside(inputs: readonly string[]): readonly string[] {
  return inputs.flatMap((input) => bundleFiles[input]?.file ?? packageFiles[input] ?? []);
}

/** The packages that files are of, by their folders: `node_modules/zod`. @param files from the root */
export function packageFolders(files: readonly string[]): readonly string[] {
  const folder = /^(?:node_modules\/.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
  return [...new Set(files.flatMap((file) => folder.exec(file)?.[0] ?? []))];
}

/** Lets these modules say where the file is at run time, which has no `node_modules`: beside the bundle. */
export const besideBundle: Plugin = {
  name: 'beside-bundle',
  setup(build) {
    build.onLoad({ filter: /-file\.ts$/ }, ({ path: module }) => {
      const name = path.relative('.', module).replaceAll(path.sep, '/');
      const [file, program] = [bundleFiles[name], threadPrograms[name]];
      if (file) return placeOf(file.constant, path.basename(file.file));
      return program && placeOf(program.constant, threadBundle(program.file));
    });
  },
};

function placeOf(constant: string, name: string): OnLoadResult {
  const contents = `export const ${constant} = require('node:path').join(__dirname, ${JSON.stringify(name)});`;
  return { contents, loader: 'js' };
}
