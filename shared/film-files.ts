/*
 * Addresses of a film's files that others read than our player, by its name in `web/build/film-manifest.json`. That the film tool
 * writes them there is tested beside the manifest.
 */

/** The file that every browser plays (H.264). */
export function filmFile(name: string): string {
  return `/media/films/${name}-h264.mp4`;
}

/** Its poster as JPEG. */
export function posterFile(name: string): string {
  return `/media/films/${name}-poster.jpg`;
}
