/** Where sharp's decoders are, compiled to WebAssembly; in a bundle the build says so (`bundle-files.ts`). */
export const sharpWasmFile = './node_modules/@img/sharp-wasm32/lib/sharp-wasm32-0.35.5.node.js';
