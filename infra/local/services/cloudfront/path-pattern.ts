/**
 * Compiles a path pattern of a cache behaviour or an invalidation: `*` stands for any text, `?` for one character,
 * case-sensitive, a leading slash optional.
 */
export function pathPattern(pattern: string): RegExp {
  const absolute = /^[/*]/.test(pattern) ? pattern : `/${pattern}`;
  const source = absolute
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's');
}

/** Compiles a path of an invalidation: only `*` is special there, and a `?` starts the query string. */
export function invalidationPattern(path: string): RegExp {
  const absolute = /^[/*]/.test(path) ? path : `/${path}`;
  return new RegExp(`^${absolute.replace(/[.+^${}()|[\]\\?]/g, '\\$&').replaceAll('*', '.*')}$`, 's');
}

/** The path that behaviours are matched against: dot segments removed (RFC 3986 §6), everything else as sent. */
export function normalizedPath(path: string): string {
  return /\/\.{1,2}(?:\/|$)/.test(path) ? new URL(path, 'http://edge').pathname : path;
}
