/** What the web code may know about a picture without opening it. The shape of `manifest.json`. */

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
  /** Size of the largest variant; declare it, so that nothing shifts. */
  width: number;
  height: number;
  /** `#rrggbb`, for the place a picture will fill. */
  averageColour: string;
  variants: readonly Variant[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;
