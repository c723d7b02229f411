import { type CacheKey, cacheKeyFor } from './cache/cache-key.ts';
import type { EdgeFunction } from './functions/edge-function.ts';
import type { EdgeRequest } from './messages.ts';
import { pathPattern } from './path-pattern.ts';
import { type Forwarding, forwardingOf } from './policies/origin-request.ts';
import { compileHeaderPolicy, type HeaderPolicy } from './policies/response-headers.ts';
import type {
  BehaviourProperties,
  CachePolicy,
  DistributionConfig,
  OriginProperties,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
} from './types.ts';

/** A cache behaviour with everything it refers to looked up and compiled. */
export type Behaviour = {
  /** The path pattern, `*` for the default behaviour: its name in the statistics. */
  name: string;
  pattern: RegExp;
  methods: ReadonlySet<string>;
  origin: OriginProperties;
  cachePolicy: CachePolicy;
  /** False when the policy can never keep anything, like the managed CachingDisabled. */
  caches: boolean;
  compresses: boolean;
  keyOf: (request: EdgeRequest, origin: string) => CacheKey;
  forwarding: Forwarding;
  headerPolicy: HeaderPolicy | undefined;
  viewerRequest: EdgeFunction | undefined;
  viewerResponse: EdgeFunction | undefined;
};

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

function compile(properties: BehaviourProperties, { Origins }: DistributionConfig, referenced: Referenced): Behaviour {
  const name = properties.PathPattern;
  const named = <T>(things: ReadonlyMap<string, T>, what: string, id: string): T => {
    const found = things.get(id);
    if (found === undefined) throw new Error(`cache behaviour ${name} refers to the unknown ${what} ${id}`);
    return found;
  };
  const { TargetOriginId, CachePolicyId, OriginRequestPolicyId, ResponseHeadersPolicyId } = properties;
  const origin = named(new Map(Origins.map((each) => [each.Id, each])), 'origin', TargetOriginId);
  const cachePolicy = named(referenced.cachePolicies, 'cache policy', CachePolicyId);
  const requestPolicy =
    OriginRequestPolicyId === undefined
      ? undefined
      : named(referenced.originRequestPolicies, 'origin request policy', OriginRequestPolicyId);
  const headersPolicy =
    ResponseHeadersPolicyId === undefined
      ? undefined
      : named(referenced.responseHeadersPolicies, 'response headers policy', ResponseHeadersPolicyId);
  const functionFor = (eventType: string) => {
    const arn = properties.FunctionAssociations.find(({ EventType }) => EventType === eventType)?.FunctionARN;
    return arn === undefined ? undefined : named(referenced.functions, 'function', arn);
  };
  return {
    name,
    pattern: pathPattern(name),
    methods: new Set(properties.AllowedMethods),
    origin,
    cachePolicy,
    caches: cachePolicy.MaxTTL > 0,
    compresses: properties.Compress,
    keyOf: cacheKeyFor(cachePolicy),
    forwarding: forwardingOf(cachePolicy, requestPolicy),
    headerPolicy: headersPolicy && compileHeaderPolicy(headersPolicy),
    viewerRequest: functionFor('viewer-request'),
    viewerResponse: functionFor('viewer-response'),
  };
}
