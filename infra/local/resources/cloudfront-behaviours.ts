import type * as z from 'zod/mini';
import { type CacheKey, cacheKeyFor } from './cloudfront-cache-key.ts';
import { compileFunction, type EdgeFunction } from './cloudfront-function.ts';
import {
  MANAGED_CACHE_POLICIES,
  MANAGED_ORIGIN_REQUEST_POLICIES,
  MANAGED_RESPONSE_HEADERS_POLICIES,
} from './cloudfront-managed-policies.ts';
import type { EdgeRequest } from './cloudfront-messages.ts';
import { type Forwarding, forwardingOf } from './cloudfront-origin-request.ts';
import { pathPattern } from './cloudfront-path-pattern.ts';
import {
  type BehaviourProperties,
  type CachePolicy,
  cachePolicySchema,
  type DistributionConfig,
  type OriginProperties,
  originRequestPolicySchema,
  readProperties,
  responseHeadersPolicySchema,
} from './cloudfront-properties.ts';
import { compileHeaderPolicy, type HeaderPolicy, serverTimingShare } from './cloudfront-response-headers.ts';

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
  /** Share of responses with Server-Timing, 0 to 1. */
  serverTiming: number;
  viewerRequest: EdgeFunction | undefined;
  viewerResponse: EdgeFunction | undefined;
};

/** Resolved properties of the policies by id and of the functions by ARN, as the template declares them. */
export type Referenced = {
  cachePolicies: Record<string, unknown>;
  originRequestPolicies: Record<string, unknown>;
  responseHeadersPolicies: Record<string, unknown>;
  functions: Record<string, unknown>;
};

/** Compiles all behaviours in the order they are tried, the default last. Throws an error naming what cannot be found or run. */
export function compileBehaviours(config: DistributionConfig, referenced: Referenced, log?: (line: string) => void) {
  const functions = new Map<string, EdgeFunction>();
  for (const [arn, properties] of Object.entries(referenced.functions))
    functions.set(arn, compileFunction(arn, properties, log));
  const compileOne = (properties: BehaviourProperties) => compile(properties, config, referenced, functions);
  return [...config.CacheBehaviors, { ...config.DefaultCacheBehavior, PathPattern: '*' }].map(compileOne);
}

/** The first behaviour whose pattern matches; the default matches every path. */
export function selectBehaviour(behaviours: Behaviour[], path: string): Behaviour {
  const found = behaviours.find(({ pattern }) => pattern.test(path));
  if (!found) throw new Error(`no cache behaviour matches ${path}`);
  return found;
}

function compile(
  properties: BehaviourProperties,
  config: DistributionConfig,
  referenced: Referenced,
  functions: Map<string, EdgeFunction>,
): Behaviour {
  const name = properties.PathPattern;
  const where = `cache behaviour ${name}`;
  const origin = config.Origins.find(({ Id }) => Id === properties.TargetOriginId);
  if (!origin) throw new Error(`${where} refers to the unknown origin ${properties.TargetOriginId}`);

  const functionFor = (eventType: string) => {
    const arn = properties.FunctionAssociations.find(({ EventType }) => EventType === eventType)?.FunctionARN;
    if (arn !== undefined && !functions.has(arn)) throw new Error(`${where} refers to the unknown function ${arn}`);
    return arn === undefined ? undefined : functions.get(arn);
  };

  const caching = find(cachePolicySchema, [MANAGED_CACHE_POLICIES, referenced.cachePolicies], properties.CachePolicyId);
  if (!caching) throw new Error(`${where} has no cache policy`);
  const { CachePolicyConfig: cachePolicy } = caching;
  const requestPolicy = find(
    originRequestPolicySchema,
    [MANAGED_ORIGIN_REQUEST_POLICIES, referenced.originRequestPolicies],
    properties.OriginRequestPolicyId,
  )?.OriginRequestPolicyConfig;
  const headersPolicy = find(
    responseHeadersPolicySchema,
    [MANAGED_RESPONSE_HEADERS_POLICIES, referenced.responseHeadersPolicies],
    properties.ResponseHeadersPolicyId,
  )?.ResponseHeadersPolicyConfig;

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
    serverTiming: headersPolicy ? serverTimingShare(headersPolicy) : 0,
    viewerRequest: functionFor('viewer-request'),
    viewerResponse: functionFor('viewer-response'),
  };
}

function find<T extends z.ZodMiniType>(
  schema: T,
  sources: Readonly<Record<string, unknown>>[],
  id: string | undefined,
): z.infer<T> | undefined {
  if (id === undefined) return undefined;
  const source = sources.find((policies) => id in policies);
  if (!source) throw new Error(`there is neither a managed policy nor one in the template with the id ${id}`);
  return readProperties(schema, source[id], id);
}
