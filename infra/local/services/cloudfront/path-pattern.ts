/**
 * Compiles a path of an invalidation or the pattern of a cache behaviour: `*` stands for any text, everything else for itself,
 * case-sensitive, a leading slash optional.
 */
export function pathPattern(pattern: string): RegExp {
  const absolute = /^[/*]/.test(pattern) ? pattern : `/${pattern}`;
  const source = absolute.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source}$`, 's');
}

/** The path that behaviours are matched against: dot segments removed (RFC 3986 §6), everything else as sent. */
export function normalizedPath(path: string): string {
  return /\/\.{1,2}(?:\/|$)/.test(path) ? new URL(path, 'http://edge').pathname : path;
}
