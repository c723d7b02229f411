import path from 'node:path';
import type { Plugin } from 'esbuild';

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
      const found = bundleFiles[path.relative('.', module).replaceAll(path.sep, '/')];
      if (!found) return undefined;
      const name = JSON.stringify(path.basename(found.file));
      return {
        contents: `export const ${found.constant} = require('node:path').join(__dirname, ${name});`,
        loader: 'js',
      };
    });
  },
};
