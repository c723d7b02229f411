/** Where the compiled codec is; in a bundle the build says so (`bundle-files.ts`). */
export const jpegEncoderFile = 'node_modules/@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm';
