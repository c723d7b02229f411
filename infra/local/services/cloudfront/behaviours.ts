import { cacheKeyFor } from './cache/cache-key.ts';
import type { EdgeFunction } from './functions/edge-function.ts';
import { pathPattern } from './path-pattern.ts';
import { forwardingOf } from './policies/origin-request.ts';
import { compileHeaderPolicy } from './policies/response-headers.ts';
import type {
  BehaviourProperties,
  CachePolicy,
  DistributionConfig,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
} from './types.ts';

/** A cache behaviour with everything it refers to looked up and compiled. */
export type Behaviour = ReturnType<typeof compile>;

/** What behaviours refer to: policies by id, compiled functions by ARN. */
export interface Referenced {
  readonly cachePolicies: ReadonlyMap<string, CachePolicy>;
  readonly originRequestPolicies: ReadonlyMap<string, OriginRequestPolicy>;
  readonly responseHeadersPolicies: ReadonlyMap<string, ResponseHeadersPolicy>;
  readonly functions: ReadonlyMap<string, EdgeFunction>;
}

/** Compiles all behaviours in the order they are tried, the default last. @throws {Error} naming what cannot be found. */
export function compileBehaviours(config: DistributionConfig, referenced: Referenced): Behaviour[] {
  const all = [...config.CacheBehaviors, { ...config.DefaultCacheBehavior, PathPattern: '*' }];
  return all.map((properties) => compile(properties, config, referenced));
}

/** The first behaviour whose pattern matches; the default matches every path. */
export function selectBehaviour(behaviours: Behaviour[], path: string): Behaviour {
  const found = behaviours.find(({ pattern }) => pattern.test(path));
  if (!found) throw new Error(`no cache behaviour matches ${path}`);
  return found;
}

function compile(properties: BehaviourProperties, { Origins }: DistributionConfig, referenced: Referenced) {
  const named = <T>(things: ReadonlyMap<string, T>, what: string, id: string): T => {
    const found = things.get(id);
    if (found === undefined)
      throw new Error(`cache behaviour ${properties.PathPattern} refers to the unknown ${what} ${id}`);
    return found;
  };
  const ifNamed = <T>(things: ReadonlyMap<string, T>, what: string, id: string | undefined) =>
    id === undefined ? undefined : named(things, what, id);
  const functionFor = (eventType: string) => {
    const association = properties.FunctionAssociations.find(({ EventType }) => EventType === eventType);
    return ifNamed(referenced.functions, 'function', association?.FunctionARN);
  };
  const { OriginRequestPolicyId, ResponseHeadersPolicyId } = properties;
  const origin = named(new Map(Origins.map((each) => [each.Id, each])), 'origin', properties.TargetOriginId);
  const cachePolicy = named(referenced.cachePolicies, 'cache policy', properties.CachePolicyId);
  const requestPolicy = ifNamed(referenced.originRequestPolicies, 'origin request policy', OriginRequestPolicyId);
  const headersPolicy = ifNamed(referenced.responseHeadersPolicies, 'response headers policy', ResponseHeadersPolicyId);
  return {
    pattern: pathPattern(properties.PathPattern),
    methods: new Set(properties.AllowedMethods),
    origin,
    cachePolicy,
    /** False when the policy can never keep anything, like the managed CachingDisabled. */
    caches: cachePolicy.MaxTTL > 0,
    compresses: properties.Compress,
    keyOf: cacheKeyFor(cachePolicy, origin.Id),
    forwarding: forwardingOf(cachePolicy, requestPolicy),
    headerPolicy: headersPolicy && compileHeaderPolicy(headersPolicy),
    viewerRequest: functionFor('viewer-request'),
    viewerResponse: functionFor('viewer-response'),
  };
}
