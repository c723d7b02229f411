import { type Endpoint, methodsOf } from '../../shared/contract/endpoint.ts';
import { queryParameters } from '../../shared/contract/query-parameters.ts';
import { endpointsOf, type SiteDefinition } from '../site-definition.ts';

/** What the edge knows of a path of the API. */
export interface ApiPath {
  readonly methods: readonly string[];
  /** Query parameters of a cached read: no others are forwarded. Absent where nothing is cached, and all are. */
  readonly parameters?: readonly string[];
}

/** Prefix of most calls; the others are older, or are addresses that people see. */
export const apiPrefix = '/api/';

/**
 * Every path of the contract. The API has no routes for HEAD.
 * @throws Error naming the endpoint whose path CloudFront would take for a pattern, or whose parameters cannot be listed
 */
export function apiPaths(definition: Pick<SiteDefinition, 'contract'>): Readonly<Record<string, ApiPath>> {
  const paths = routedEndpoints(definition).map(({ name, path, endpoint }) => {
    if (!/^\/[\w./-]+$/.test(path)) throw new Error(`${name}: the path ${path} is none that the edge can match`);
    const methods = methodsOf(endpoint);
    return [path, endpoint.cache ? { methods, parameters: keyOf(name, endpoint) } : { methods }];
  });
  return Object.fromEntries(paths);
}

/** Paths that have a behaviour of their own, because they do not start as the others do. */
export function otherPaths(definition: Pick<SiteDefinition, 'contract'>): string[] {
  return pathsOf(definition, ({ path }) => !path?.startsWith(apiPrefix));
}

/** The paths of some entries, each once, in a stable order. */
export function pathsOf(definition: Pick<SiteDefinition, 'contract'>, isOf: (endpoint: Endpoint) => boolean): string[] {
  const paths = routedEndpoints(definition).flatMap(({ path, endpoint }) => (isOf(endpoint) ? [path] : []));
  return [...new Set(paths)].toSorted();
}

function routedEndpoints(definition: Pick<SiteDefinition, 'contract'>) {
  return endpointsOf(definition).flatMap(({ name, endpoint }) =>
    endpoint.path ? [{ name, path: endpoint.path, endpoint }] : [],
  );
}

function keyOf(name: string, { request }: Endpoint): readonly string[] {
  try {
    return queryParameters(request).map((parameter) => parameter.name);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${name} cannot be cached: ${reason}`, { cause: error });
  }
}
