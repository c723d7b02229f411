/** Where the compiled codec is; in a bundle the build says so (`bundle-files.ts`). */
export const pngCodecFile = 'node_modules/@jsquash/png/codec/pkg/squoosh_png_bg.wasm';
