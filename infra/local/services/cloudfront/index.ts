import { servicePrincipal } from '../../core/authorization.ts';
import type { Counterpart, Declared, Service, Site } from '../../core/counterpart.ts';
import { createDistribution, type DistributionInput } from './distribution.ts';
import { compileFunction } from './functions/edge-function.ts';
import { managedOriginRequestPolicies } from './policies/managed.ts';
import * as types from './types.ts';
import { createCloudfrontWire } from './wire.ts';

/** CloudFront: distributions with their cache, policies and edge functions, in front of buckets and APIs. */
export const cloudfront: Service = {
  name: 'cloudfront',
  types: Object.values(types),
  start,
};

function start(site: Site): Counterpart {
  const { place, log, ports, keyring, declared } = site;
  const warn = (line: string) => log.warn(line);
  const referenced = {
    cachePolicies: byRef(declared(types.cachePolicyType), ({ CachePolicyConfig }) => CachePolicyConfig),
    originRequestPolicies: new Map([
      ...Object.entries(managedOriginRequestPolicies),
      ...byRef(declared(types.originRequestPolicyType), ({ OriginRequestPolicyConfig }) => OriginRequestPolicyConfig),
    ]),
    responseHeadersPolicies: byRef(
      declared(types.responseHeadersPolicyType),
      ({ ResponseHeadersPolicyConfig }) => ResponseHeadersPolicyConfig,
    ),
    functions: byRef(declared(types.functionType), ({ FunctionCode }, ref) => compileFunction(ref, FunctionCode, warn)),
  };
  const distributions = new Map(
    declared(types.distributionType).map(({ resource, properties: { DistributionConfig: config } }) => {
      const arn = `arn:aws:cloudfront::${place.accountId}:distribution/${resource.ref}`;
      const credentials = keyring.issue(servicePrincipal('cloudfront.amazonaws.com', arn, place.accountId));
      const distribution = createDistribution({
        ...referenced,
        id: resource.ref,
        domainName: String(resource.attribute('DomainName')),
        config,
        fetchOrigin: (domainName) => ports.get('origin', domainName),
        firewall: config.WebACLId === undefined ? undefined : ports.get('firewall', config.WebACLId),
        originAccess: { credentials, region: place.region },
        log: warn,
        onServed: measured(site.metrics, resource.ref),
      });
      // An origin that the template does not have stops the start, and not the first request.
      for (const { DomainName } of config.Origins) ports.get('origin', DomainName);
      return [resource.ref, distribution] as const;
    }),
  );
  ports.provide('front', () => [...distributions.values()][0]?.listener);
  const statistics = () =>
    Object.fromEntries([...distributions].map(([id, distribution]) => [id, { total: distribution.statistics() }]));
  return {
    wire: createCloudfrontWire(distributions, place.accountId),
    reports: { json: { 'edge.json': statistics } },
    stop: () => Promise.all([...distributions.values()].map((distribution) => distribution.close())),
  };
}

/** Records what was served under the names that CloudFront gives its metrics; rates are averages, in percent. */
function measured(metrics: Site['metrics'], DistributionId: string): DistributionInput['onServed'] {
  const dimensions = { DistributionId, Region: 'Global' };
  return ({ status, isHit }) => {
    const values = { Requests: 1, CacheHitRate: isHit ? 100 : 0, '5xxErrorRate': status >= 500 ? 100 : 0 };
    for (const [name, value] of Object.entries(values))
      metrics.record({ namespace: 'AWS/CloudFront', name, dimensions }, value);
  };
}

/** What is made of each resource's properties, under the reference by which behaviours name it. */
function byRef<T, R>(all: readonly Declared<T>[], make: (properties: T, ref: string) => R): Map<string, R> {
  return new Map(all.map(({ resource: { ref }, properties }) => [ref, make(properties, ref)]));
}
