/** A route of an HTTP API, its key split: `POST /api/{proxy+}` or `$default`. */
export type Route<T> = { key: string; target: T };

/** The route that takes a request, and the path parameters it names. */
export type RouteMatch<T> = { route: Route<T>; pathParameters: Record<string, string> };

type Compiled<T> = { route: Route<T>; method: string; pattern: RegExp; rank: string };

const DEFAULT_KEY = '$default';

/**
 * Compiles routes into a function that selects one by method and decoded path, the way API Gateway documents it: literal segments before
 * `{parameter}`, those before a greedy `{proxy+}`, the named method before `ANY`, and `$default` last.
 */
export function compileRoutes<T>(
  routes: readonly Route<T>[],
): (method: string, path: string) => RouteMatch<T> | undefined {
  const compiled = routes
    .filter(({ key }) => key !== DEFAULT_KEY)
    .map(compile)
    .sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)));
  const fallback = routes.find(({ key }) => key === DEFAULT_KEY);

  return (method, path) => {
    for (const { route, method: own, pattern } of compiled) {
      const match = own === method || own === 'ANY' ? pattern.exec(path) : null;
      if (match) return { route, pathParameters: { ...match.groups } };
    }
    return fallback && { route: fallback, pathParameters: {} };
  };
}

function compile<T>(route: Route<T>): Compiled<T> {
  const [method = '', path = ''] = route.key.split(' ');
  if (!method || !path.startsWith('/')) throw new Error(`the route key ${route.key} is malformed`);
  const segments = path.split('/').slice(1);
  const source = segments.map(segmentPattern).join('/');
  // One letter per segment, in the order they are preferred, then the method.
  const rank = segments.map((segment) => (segment.endsWith('+}') ? 'c' : segment.startsWith('{') ? 'b' : 'a'));
  return {
    route,
    method,
    pattern: new RegExp(`^/${source}$`, 's'),
    rank: `${rank.join('')}${method === 'ANY' ? '2' : '1'}`,
  };
}

function segmentPattern(segment: string): string {
  const [, name, greedy] = /^\{(\w+)(\+?)\}$/.exec(segment) ?? [];
  if (name === undefined) return segment.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return greedy ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`;
}
