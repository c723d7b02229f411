/**
 * What can be downloaded, by the type number that every call, link and counter uses (product-rules.md#download-ids).
 * `name` is also the `title` under which `/download_count` knows it; `slug` is its folder in addresses and content.
 */
export const productTypes = {
  1: { name: 'S1', slug: 's1' },
  2: { name: 'S2', slug: 's2' },
  3: { name: 'S3', slug: 's3' },
  9: { name: 'P1+', slug: 'p1-plus' },
  10: { name: 'P1', slug: 'p1' },
  11: { name: 'ccMAX', slug: 'cc-max' },
  12: { name: 'Broadcasting Assistant', slug: 'assistant' },
  13: { name: 'Touch', slug: 'touch' },
  14: { name: 'HVC Plugin', slug: 'hvc-plugin' },
  15: { name: 'HVC Player', slug: 'hvc-player' },
  16: { name: 'P1 Encrypted Lock', slug: 'p1-lock' },
  17: { name: 'P1 Activation', slug: 'p1-activation' },
  18: { name: 'P1+ Encrypted Lock', slug: 'p1-plus-lock' },
  19: { name: 'NDI Sender', slug: 'ndi' },
  20: { name: 'License Reader', slug: 'license-reader' },
  21: { name: 'S3 Pro', slug: 's3-pro' },
  22: { name: 'Stream Deck Plugin', slug: 'stream-deck' },
  23: { name: 'S3 Lite', slug: 's3-lite' },
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
