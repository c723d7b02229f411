import type { IncomingMessage, RequestListener } from 'node:http';
import * as z from 'zod/mini';
import { listenOnLoopback } from '../core/http/loopback.ts';
import { createDistribution, type DistributionInput } from '../services/cloudfront/distribution.ts';
import { compileFunction } from '../services/cloudfront/functions/edge-function.ts';
import { managedOriginRequestPolicies } from '../services/cloudfront/policies/managed.ts';
import {
  cachePolicyType,
  distributionType,
  originRequestPolicyType,
  responseHeadersPolicyType,
} from '../services/cloudfront/types.ts';
import { exchange } from './exchange.ts';

/** What a test changes of the edge that it starts, as a template would declare it. */
interface EdgeOptions
  extends Partial<Pick<DistributionInput, 'firewall' | 'largestObject' | 'log' | 'now' | 'onServed'>> {
  readonly config?: object;
  readonly behaviour?: object;
  readonly cachePolicy?: unknown;
  readonly originRequestPolicy?: unknown;
  readonly responseHeadersPolicy?: unknown;
  /** Code of functions by ARN. */
  readonly functions?: Readonly<Record<string, string>>;
  readonly fetchOrigin?: (domainName: string) => string;
}

const NONE = {
  HeadersConfig: { HeaderBehavior: 'none' },
  CookiesConfig: { CookieBehavior: 'none' },
  QueryStringsConfig: { QueryStringBehavior: 'none' },
};

/** A cache policy as a template declares it: origin-controlled lifetimes, both encodings, nothing in the key. */
export function aCachePolicy({
  keyed = {},
  ...ttl
}: {
  keyed?: object;
  MinTTL?: number;
  DefaultTTL?: number;
  MaxTTL?: number;
} = {}) {
  const ParametersInCacheKeyAndForwardedToOrigin = {
    EnableAcceptEncodingGzip: true,
    EnableAcceptEncodingBrotli: true,
    ...NONE,
    ...keyed,
  };
  const times = { MinTTL: 0, DefaultTTL: 60, MaxTTL: 86_400, ...ttl };
  return { CachePolicyConfig: { ...times, ParametersInCacheKeyAndForwardedToOrigin } };
}

/** An origin request policy that forwards what is given and nothing else. */
export function anOriginRequestPolicy(forwarded: object) {
  return { OriginRequestPolicyConfig: { ...NONE, ...forwarded } };
}

/** Properties of a distribution with one origin, `origin.test`, and a caching default behaviour. */
function aDistributionConfig({ config = {}, behaviour = {} }: EdgeOptions) {
  const properties = {
    DistributionConfig: {
      Origins: [{ Id: 'origin', DomainName: 'origin.test', CustomOriginConfig: {} }],
      DefaultCacheBehavior: { TargetOriginId: 'origin', CachePolicyId: 'cache', Compress: true, ...behaviour },
      ...config,
    },
  };
  return z.parse(distributionType.properties, properties).DistributionConfig;
}

/** Starts an origin and a distribution in front of it. `requests` lists what reached the origin. */
export async function anEdge(origin: RequestListener, options: EdgeOptions = {}) {
  const requests: IncomingMessage[] = [];
  const server = await listenOnLoopback(0, (request, response) => {
    requests.push(request);
    origin(request, response);
  });
  const { cachePolicy = aCachePolicy(), originRequestPolicy, responseHeadersPolicy, functions = {} } = options;
  const { config: _, behaviour: __, cachePolicy: ___, log = () => {}, ...rest } = options;
  const distribution = createDistribution({
    fetchOrigin: () => server.url,
    ...rest,
    id: 'E1',
    domainName: 'd1.cloudfront.net',
    config: aDistributionConfig(options),
    originAccess: { credentials: { accessKeyId: 'EDGE', secretAccessKey: 'edge-secret' }, region: 'us-east-1' },
    log,
    cachePolicies: new Map([['cache', z.parse(cachePolicyType.properties, cachePolicy).CachePolicyConfig]]),
    originRequestPolicies: new Map([
      ...Object.entries(managedOriginRequestPolicies),
      ...(originRequestPolicy
        ? [
            [
              'request',
              z.parse(originRequestPolicyType.properties, originRequestPolicy).OriginRequestPolicyConfig,
            ] as const,
          ]
        : []),
    ]),
    responseHeadersPolicies: new Map(
      responseHeadersPolicy
        ? [
            [
              'headers',
              z.parse(responseHeadersPolicyType.properties, responseHeadersPolicy).ResponseHeadersPolicyConfig,
            ],
          ]
        : [],
    ),
    functions: new Map(Object.entries(functions).map(([arn, code]) => [arn, compileFunction(arn, code, log)])),
  });
  const edge = await listenOnLoopback(0, distribution.listener);
  return {
    ...distribution,
    requests,
    origin: server,
    url: edge.url,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      exchange(`${edge.url}${path}`, { headers, method }),
    stop: async () => {
      await edge.close();
      await distribution.close();
      await server.close();
    },
  };
}
