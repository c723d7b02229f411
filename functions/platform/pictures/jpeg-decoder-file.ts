/** Where the compiled codec is; in a bundle the build says so (`bundle-files.ts`). */
export const jpegDecoderFile = 'node_modules/@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
