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
  'functions/platform/pictures/jpeg-decoder-file.ts': {
    constant: 'jpegDecoderFile',
    file: 'node_modules/@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  },
  'functions/platform/pictures/jpeg-encoder-file.ts': {
    constant: 'jpegEncoderFile',
    file: 'node_modules/@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm',
  },
  'functions/platform/pictures/png-codec-file.ts': {
    constant: 'pngCodecFile',
    file: 'node_modules/@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  },
};

/** Programs of threads, by the module that says where they are: each is a bundle of its own that lies beside the bundle of a function. */
const threadPrograms: Readonly<Record<string, BundleFile>> = {
  'functions/platform/pictures/picture-thread-file.ts': {
    constant: 'pictureThreadFile',
    file: 'functions/platform/pictures/picture-thread.ts',
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
  return `${path.basename(file, '.ts')}.cjs`;
}

/** The files that have to lie beside a bundle. @param inputs the modules that it is made of, from the root */
export function filesBeside(inputs: readonly string[]): readonly string[] {
  return inputs.flatMap((input) => bundleFiles[input]?.file ?? []);
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
