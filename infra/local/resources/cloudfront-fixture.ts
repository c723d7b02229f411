import type { IncomingMessage, RequestListener } from 'node:http';
import { exchange } from '../http/exchange.ts';
import { listenOnLoopback } from '../site/loopback.ts';
import { createDistribution, type DistributionInput } from './cloudfront-distribution.ts';

type Overrides = Partial<DistributionInput> & { config?: object; behaviour?: object };

const NONE = {
  HeadersConfig: { HeaderBehavior: 'none' },
  CookiesConfig: { CookieBehavior: 'none' },
  QueryStringsConfig: { QueryStringBehavior: 'none' },
};

/** A cache policy as a template declares it: origin-controlled lifetimes, both encodings, nothing in the key. */
export function aCachePolicy({ keyed = {}, ...ttl }: { keyed?: object; MinTTL?: number; DefaultTTL?: number } = {}) {
  const ParametersInCacheKeyAndForwardedToOrigin = {
    EnableAcceptEncodingGzip: true,
    EnableAcceptEncodingBrotli: true,
    ...NONE,
    ...keyed,
  };
  const times = { MinTTL: 0, DefaultTTL: 60, MaxTTL: 86_400, ...ttl };
  return { CachePolicyConfig: { Name: 'test', ...times, ParametersInCacheKeyAndForwardedToOrigin } };
}

/** An origin request policy that forwards what is given and nothing else. */
export function anOriginRequestPolicy(forwarded: object) {
  return { OriginRequestPolicyConfig: { Name: 'test', ...NONE, ...forwarded } };
}

/** Properties of a distribution with one origin, `origin.test`, and a caching default behaviour. */
export function aDistributionConfig({ config = {}, behaviour = {} }: Overrides = {}) {
  return {
    DistributionConfig: {
      Enabled: true,
      Origins: [{ Id: 'origin', DomainName: 'origin.test', CustomOriginConfig: { OriginProtocolPolicy: 'http-only' } }],
      DefaultCacheBehavior: {
        TargetOriginId: 'origin',
        ViewerProtocolPolicy: 'redirect-to-https',
        CachePolicyId: 'cache',
        Compress: true,
        ...behaviour,
      },
      ...config,
    },
  };
}

/** Starts an origin and a distribution in front of it. `requests` lists what reached the origin. */
export async function anEdge(origin: RequestListener, overrides: Overrides = {}) {
  const requests: IncomingMessage[] = [];
  const server = await listenOnLoopback(0, (request, response) => {
    requests.push(request);
    origin(request, response);
  });
  const { config, behaviour, ...input } = overrides;
  const distribution = createDistribution({
    id: 'E1',
    domainName: 'd1.cloudfront.net',
    distribution: aDistributionConfig({ ...(config && { config }), ...(behaviour && { behaviour }) }),
    cachePolicies: { cache: aCachePolicy() },
    originRequestPolicies: {},
    responseHeadersPolicies: {},
    functions: {},
    fetchOrigin: () => server.url,
    ...input,
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
