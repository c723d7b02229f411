import type { RequestListener } from 'node:http';
import type { Judge } from '../aws/judge.ts';
import { servicePrincipal } from '../aws/principals.ts';
import type { Resource } from '../cloudformation/resolver.ts';
import { createDistribution, type Distribution } from '../resources/cloudfront-distribution.ts';
import type { EventBuses } from '../resources/event-bus.ts';
import { startSiteBuckets } from './buckets.ts';
import type { Functions } from './functions.ts';
import { apiListener, observed } from './http-apis.ts';
import { listenOnLoopback } from './loopback.ts';
import type { SiteContext } from './options.ts';

/** What HTTP reaches: buckets, APIs and the distributions in front of them. */
export interface Edge {
  readonly buckets: RequestListener;
  /** API id → base URL. */
  readonly apis: ReadonlyMap<string, string>;
  /** Distribution id → distribution. */
  readonly distributions: ReadonlyMap<string, Distribution>;
  /** What the site's own port answers: the first distribution, or the first API when there is none. */
  readonly front: RequestListener | undefined;
}

type Parts = { judge: Judge; functions: Functions; buses: EventBuses };

/** Starts buckets, APIs and distributions. What was started is pushed on `started`. */
export async function startEdge(context: SiteContext, parts: Parts, started: AsyncDisposableStack): Promise<Edge> {
  const { resolver, place } = context;
  const buckets = await startSiteBuckets(context, parts);
  started.defer(() => buckets.close());
  const listeners: RequestListener[] = [];
  const apis = new Map<string, string>();
  for (const api of resolver.resources('AWS::ApiGatewayV2::Api')) {
    const listener = observed(apiListener(api, context, parts), api.ref, context);
    const server = await listenOnLoopback(0, listener);
    started.defer(() => server.close());
    listeners.push(listener);
    apis.set(api.ref, server.url);
  }
  const origins = new Map([...apis].map(([id, url]) => [`${id}.execute-api.${place.region}.amazonaws.com`, url]));
  for (const bucket of resolver.resources('AWS::S3::Bucket')) {
    const url = `${place.gatewayUrl}/${bucket.name}`;
    for (const name of ['RegionalDomainName', 'DomainName']) origins.set(String(bucket.attribute(name)), url);
  }
  const distributions = new Map(
    resolver
      .resources('AWS::CloudFront::Distribution')
      .map((each) => [each.ref, distributionOf(each, origins, context)]),
  );
  const [front = listeners[0]] = [...distributions.values()].map(({ listener }) => listener);
  started.defer(async () => {
    await Promise.all([...distributions.values()].map((distribution) => distribution.close()));
  });
  return { buckets: buckets.listener, apis, distributions, front };
}

function distributionOf(resource: Resource, origins: ReadonlyMap<string, string>, context: SiteContext): Distribution {
  const { resolver, place, keyring, log } = context;
  const byRef = (type: string) =>
    Object.fromEntries(resolver.resources(type).map((each) => [each.ref, each.properties()]));
  const arn = `arn:aws:cloudfront::${place.accountId}:distribution/${resource.ref}`;
  return createDistribution({
    id: resource.ref,
    domainName: String(resource.attribute('DomainName')),
    distribution: resource.properties(),
    cachePolicies: byRef('AWS::CloudFront::CachePolicy'),
    originRequestPolicies: byRef('AWS::CloudFront::OriginRequestPolicy'),
    responseHeadersPolicies: byRef('AWS::CloudFront::ResponseHeadersPolicy'),
    functions: byRef('AWS::CloudFront::Function'),
    fetchOrigin: (domainName) => {
      const url = origins.get(domainName);
      if (!url)
        throw new Error(
          `The distribution ${resource.logicalId} has the origin ${domainName}, which is not in the template`,
        );
      return url;
    },
    originAccess: keyring.issue(servicePrincipal('cloudfront.amazonaws.com', arn, place.accountId)),
    log: (line) => log.warn(line),
  });
}
