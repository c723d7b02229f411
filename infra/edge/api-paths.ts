import type * as core from 'zod/v4/core';
import { type Endpoint, methodsOf } from '../../shared/contract/endpoint.ts';
import { wholeNumber } from '../../shared/contract/fields.ts';
import { ceilings } from '../../shared/contract/page-number.ts';
import { type QueryParameter, queryParameters } from '../../shared/contract/query-parameters.ts';
import { routes } from '../../shared/routes.ts';
import { endpointsOf, type SiteDefinition } from '../site-definition.ts';

/** What the edge knows of a path of the API. */
export interface ApiPath {
  readonly methods: readonly string[];
  /** What the key of a cached read is made of. Absent where nothing is cached, and the query goes on as it is. */
  readonly key?: CacheKey;
  /** 1 where pages of other sites may send it. */
  readonly crossSite?: 1;
}

/** The query of a cached read, of which nothing else is forwarded. */
interface CacheKey {
  /** Parameters that are compared as they are written. */
  readonly texts?: readonly string[];
  /** Parameters that are whole numbers, which can be written in several ways. */
  readonly numbers?: readonly string[];
  /** The largest value of a number, which larger ones mean too. */
  readonly most?: Readonly<Record<string, number>>;
  /** What a parameter says that is left out. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Parameter → the one beside which it changes nothing, and the values of that one beside which it does. */
  readonly unlessGiven?: Readonly<Record<string, readonly [parameter: string, ...exceptAs: string[]]>>;
}

/** Prefix of most calls; the others are older, or are addresses that people see. */
const apiPrefix = '/api/';

/**
 * Every path of the contract.
 * @throws Error naming the endpoint whose path CloudFront would take for a pattern, whose parameters cannot be listed, or whose answer
 *   is not the same for everybody and yet cached; by GET an `optional-member` is nobody
 */
export function apiPaths(definition: Pick<SiteDefinition, 'contract'>): Readonly<Record<string, ApiPath>> {
  const paths = routedEndpoints(definition).map(({ name, path, endpoint }) => {
    if (!/^\/[\w./-]+$/.test(path)) throw new Error(`${name}: the path ${path} is none that the edge can match`);
    const methods = methodsOf(endpoint);
    const key = endpoint.cache && { key: keyOf(name, endpoint) };
    return [path, { methods, ...key, ...(endpoint.crossSite !== undefined && { crossSite: 1 as const }) }];
  });
  return Object.fromEntries(paths);
}

/** The path patterns of CloudFront under which calls of the API are made. */
export function callPatterns(definition: Pick<SiteDefinition, 'contract'>): string[] {
  return [`${apiPrefix}*`, ...pathsOf(definition, ({ path }) => !path?.startsWith(apiPrefix))];
}

/** The pages that the API answers. */
export const certificatePattern = routes.certificate.path.replace(':num', '*');

/** All path patterns that lead to the API. */
export function apiPatterns(definition: Pick<SiteDefinition, 'contract'>): string[] {
  return [...callPatterns(definition), certificatePattern];
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

function keyOf(name: string, { caller, request, withoutEffect = {} }: Endpoint): CacheKey {
  if (!['visitor', 'optional-member'].includes(caller))
    throw new Error(`${name} cannot be cached: what a ${caller} is told would be told to all`);
  const parameters = listed(name, request).filter((parameter) => withoutEffect[parameter.name] !== 'always');
  const names = Object.keys(withoutEffect);
  const unknown = names.find((each) => !listed(name, request).some((parameter) => parameter.name === each));
  if (unknown) throw new Error(`${name} says what ${unknown} is without, which its request does not have`);
  const [numbers, texts] = [true, false].map((wanted) =>
    parameters.filter(({ schemas }) => schemas.every(isWholeNumber) === wanted).map((parameter) => parameter.name),
  );
  const defaults = agreed(parameters, defaultOf);
  const most = agreed(parameters, mostOf);
  const unlessGiven = Object.entries(withoutEffect).flatMap(([parameter, when]) =>
    when === 'always' ? [] : [[parameter, [when.given, ...when.exceptAs]] as const],
  );
  return {
    ...(texts?.length && { texts }),
    ...(numbers?.length && { numbers }),
    ...(most.length > 0 && { most: Object.fromEntries(most) }),
    ...(defaults.length > 0 && { defaults: Object.fromEntries(defaults) }),
    ...(unlessGiven.length > 0 && { unlessGiven: Object.fromEntries(unlessGiven) }),
  };
}

/** What every schema of a parameter says alike, by the parameters of which something is said. */
function agreed<Value>(parameters: readonly QueryParameter[], said: (schema: Schema) => Value | undefined) {
  return parameters.flatMap(({ name, schemas }) => {
    const values = new Set(schemas.map(said));
    const [value] = values;
    return values.size === 1 && value !== undefined ? [[name, value] as const] : [];
  });
}

function listed(name: string, request: Endpoint['request']): readonly QueryParameter[] {
  try {
    return queryParameters(request);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${name} cannot be cached: ${reason}`, { cause: error });
  }
}

type Schema = QueryParameter['schemas'][number];

/** What a schema is made around, or reads first; undefined for one that is made of nothing else. */
function within(schema: Schema): Schema | undefined {
  const { def } = (schema as core.$ZodTypes)._zod; // the union of all kinds, told apart by `type`
  if (def.type === 'pipe') return def.in;
  return def.type === 'optional' || def.type === 'default' ? def.innerType : undefined;
}

function isWholeNumber(schema: Schema): boolean {
  if (schema === wholeNumber) return true;
  const inner = within(schema);
  return inner !== undefined && isWholeNumber(inner);
}

function mostOf(schema: Schema): number | undefined {
  const inner = within(schema);
  return ceilings.get(schema)?.most ?? (inner && mostOf(inner));
}

function defaultOf(schema: Schema): string | undefined {
  const { def } = (schema as core.$ZodTypes)._zod; // as above
  return def.type === 'default' && def.defaultValue !== undefined ? String(def.defaultValue) : undefined;
}
