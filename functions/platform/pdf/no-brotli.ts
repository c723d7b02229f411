/** Stands in for the decompression of WOFF2 in bundles (functions/bundle-stand-ins.ts): the font of documents is no such file, and its dictionary is 480 KB. */
export default function refuseDecompression(): never {
  throw new Error('The font of documents is not compressed');
}
