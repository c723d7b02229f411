/** What the web code knows about a picture without opening it: the shape of `manifest.json`. */

export interface Variant {
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  /** Pixels. */
  width: number;
  height: number;
  /** Address on the site, from the root. */
  path: string;
  bytes: number;
}

export interface ManifestEntry {
  /** Size of the largest variant; state it in the page, so that nothing shifts when the picture loads. */
  width: number;
  height: number;
  /** `#rrggbb`, shown until the picture has loaded. */
  averageColour: string;
  variants: readonly Variant[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;
