/**
 * What can be downloaded, by the type number that every call, link and counter uses (product-rules.md#download-ids).
 * `name` is also the `title` under which `/download_count` knows it.
 */
export const productTypes = {
  1: { name: 'S1' },
  2: { name: 'S2' },
  3: { name: 'S3' },
  9: { name: 'P1+' },
  10: { name: 'P1' },
  11: { name: 'ccMAX' },
  12: { name: 'Broadcasting Assistant' },
  13: { name: 'Touch' },
  14: { name: 'HVC Plugin' },
  15: { name: 'HVC Player' },
  16: { name: 'P1 Encrypted Lock' },
  17: { name: 'P1 Activation' },
  18: { name: 'P1+ Encrypted Lock' },
  19: { name: 'NDI Sender' },
  20: { name: 'License Reader' },
  21: { name: 'S3 Pro' },
  22: { name: 'Stream Deck Plugin' },
  23: { name: 'S3 Lite' },
} as const;

export type ProductType = keyof typeof productTypes;

/** Every type number, ascending. */
export const productTypeNumbers: readonly ProductType[] = Object.keys(productTypes).map(
  (key) => Number(key) as ProductType,
); // Object.keys loses the literal keys

/** Types whose mobile builds are offered as QR codes on a desktop: ccMAX and Touch (product-rules.md#qr-download). */
export const qrDownloadTypes: ReadonlySet<number> = new Set<ProductType>([11, 13]);

/** Narrows any number to a product type. */
export function isProductType(type: number): type is ProductType {
  return Object.hasOwn(productTypes, type);
}

/** The type with a title (in any case), or undefined. */
export function productTypeOfTitle(title: string): ProductType | undefined {
  const wanted = title.trim().toLowerCase();
  return productTypeNumbers.find((type) => productTypes[type].name.toLowerCase() === wanted);
}
