import { createHash } from 'node:crypto';

/** Where a build leaves the source maps of its bundles, apart from the bundles themselves. */
export const sourceMapDirectory = '.build/source-maps';

/** Identifies a bundle: log lines of errors carry it, and its source map is kept under it. */
export function bundleId(code: Uint8Array): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}

/** Object key under which a deployment keeps the source map of a bundle. */
export function sourceMapKey(bundle: string): string {
  return `source-maps/${bundle}.map`;
}
