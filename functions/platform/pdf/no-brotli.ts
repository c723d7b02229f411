/** Stands in for the decompression of WOFF2 in bundles (functions/bundle-stand-ins.ts): no font of documents is such a file, and its dictionary is 480 KB. */
export default function refuseDecompression(): never {
  throw new Error('No font of documents is compressed');
}
