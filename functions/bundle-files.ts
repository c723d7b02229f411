import path from 'node:path';
import type { OnLoadResult, Plugin } from 'esbuild';

/** Files by the constants that hold their paths. */
type FilesByConstant = Readonly<Record<string, string>>;

/** Files that lie beside a bundle, by the module of ours that says where they are, from the root. */
const bundleFiles: Readonly<Record<string, FilesByConstant>> = {
  'functions/platform/pdf/document-font-file.ts': {
    latinFontFile: 'node_modules/@embedpdf/fonts-latin/fonts/NotoSans-Regular.ttf',
    chineseFontFile: 'node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
    koreanFontFile: 'node_modules/@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf',
    traditionalFontFile: 'node_modules/@embedpdf/fonts-tc/fonts/NotoSansHant-Regular.otf',
    japaneseFontFile: 'node_modules/@embedpdf/fonts-jp/fonts/NotoSansJP-Regular.otf',
  },
};

/** Files that lie beside a bundle with a module of a package, which finds them by itself. By module, from the root. */
const packageFiles: Readonly<Record<string, string>> = {
  'node_modules/@img/sharp-wasm32/lib/sharp-wasm32-0.35.5.node.js':
    'node_modules/@img/sharp-wasm32/lib/sharp-wasm32-0.35.5.node.wasm',
};

/** Programs of threads, by the module that says where they are: each is a bundle of its own that lies beside the bundle of a function. */
const threadPrograms: Readonly<Record<string, FilesByConstant>> = {
  'functions/platform/pictures/picture-thread-file.ts': {
    pictureThreadFile: 'functions/platform/pictures/picture-thread.ts',
  },
  'functions/platform/pictures/sharp-wasm-file.ts': {
    sharpWasmFile: 'node_modules/@img/sharp-wasm32/lib/sharp-wasm32-0.35.5.node.js',
  },
};

/** The programs of all threads, from the root. */
export const threadFiles: readonly string[] = Object.values(threadPrograms).flatMap(Object.values);

/** The programs of threads that a bundle starts. @param inputs the modules that it is made of, from the root */
export function threadsOf(inputs: readonly string[]): readonly string[] {
  return inputs.flatMap((input) => Object.values(threadPrograms[input] ?? {}));
}

/** How the bundle of a thread's program is called. */
export function threadBundle(file: string): string {
  return `${path.parse(file).name}.cjs`;
}

/** The files that have to lie beside a bundle. @param inputs the modules that it is made of, from the root */
export function filesBeside(inputs: readonly string[]): readonly string[] {
  return inputs.flatMap((input) => [...Object.values(bundleFiles[input] ?? {}), packageFiles[input] ?? []].flat());
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
      const [files, programs] = [bundleFiles[name], threadPrograms[name]];
      if (files) return placesOf(files, (file) => path.basename(file));
      return programs && placesOf(programs, threadBundle);
    });
  },
};

function placesOf(files: FilesByConstant, nameOf: (file: string) => string): OnLoadResult {
  const places = Object.entries(files).map(
    ([constant, file]) =>
      `export const ${constant} = require('node:path').join(__dirname, ${JSON.stringify(nameOf(file))});`,
  );
  return { contents: places.join('\n'), loader: 'js' };
}
