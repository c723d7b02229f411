import { servicePrincipal } from '../../core/authorization.ts';
import type { Counterpart, Declared, Reports, Service, Site } from '../../core/counterpart.ts';
import { createDistribution, type Distribution } from './distribution.ts';
import { compileFunction } from './functions/edge-function.ts';
import { managedOriginRequestPolicies } from './policies/managed.ts';
import {
  cachePolicyType,
  distributionType,
  functionType,
  originAccessControlType,
  originRequestPolicyType,
  responseHeadersPolicyType,
} from './types.ts';
import { createCloudfrontWire } from './wire.ts';

/** CloudFront: distributions with their cache, policies and edge functions, in front of buckets and APIs. */
export const cloudfront: Service = {
  name: 'cloudfront',
  types: [
    cachePolicyType,
    distributionType,
    functionType,
    originAccessControlType,
    originRequestPolicyType,
    responseHeadersPolicyType,
  ],
  start,
};

function start(site: Site): Counterpart {
  const { place, log, ports, keyring, declared } = site;
  const warn = (line: string) => log.warn(line);
  const referenced = {
    cachePolicies: byRef(declared(cachePolicyType), ({ CachePolicyConfig }) => CachePolicyConfig),
    originRequestPolicies: new Map([
      ...Object.entries(managedOriginRequestPolicies),
      ...byRef(declared(originRequestPolicyType), ({ OriginRequestPolicyConfig }) => OriginRequestPolicyConfig),
    ]),
    responseHeadersPolicies: byRef(
      declared(responseHeadersPolicyType),
      ({ ResponseHeadersPolicyConfig }) => ResponseHeadersPolicyConfig,
    ),
    functions: new Map(
      declared(functionType).map(({ resource: { ref }, properties: { FunctionCode } }) => [
        ref,
        compileFunction(ref, FunctionCode, warn),
      ]),
    ),
  };
  const distributions = new Map(
    declared(distributionType).map(({ resource, properties: { DistributionConfig: config } }) => {
      const arn = `arn:aws:cloudfront::${place.accountId}:distribution/${resource.ref}`;
      const credentials = keyring.issue(servicePrincipal('cloudfront.amazonaws.com', arn, place.accountId));
      const distribution = createDistribution({
        ...referenced,
        id: resource.ref,
        domainName: String(resource.attribute('DomainName')),
        config,
        fetchOrigin: (domainName) => ports.get('origin', domainName),
        originAccess: { credentials, region: place.region },
        log: warn,
      });
      // What is not in the template is said at the start, and not to the first visitor.
      for (const { DomainName } of config.Origins) ports.get('origin', DomainName);
      return [resource.ref, distribution] as const;
    }),
  );
  ports.provide('front', () => [...distributions.values()][0]?.listener);
  return {
    wire: createCloudfrontWire(distributions, place.accountId),
    reports: reportsOf(distributions),
    stop: async () => {
      await Promise.all([...distributions.values()].map((distribution) => distribution.close()));
    },
  };
}

function byRef<T, C>(all: readonly Declared<T>[], configOf: (properties: T) => C): Map<string, C> {
  return new Map(all.map(({ resource, properties }) => [resource.ref, configOf(properties)]));
}

function reportsOf(distributions: ReadonlyMap<string, Distribution>): Reports {
  const statistics = () => [...distributions].map(([id, distribution]) => [id, distribution.statistics()] as const);
  const rows = () =>
    statistics().flatMap(([, { behaviours }]) =>
      Object.entries(behaviours).map(([name, { requests, hits, refreshHits, originRequests }]) => [
        name,
        requests,
        hits + refreshHits,
        originRequests,
      ]),
    );
  return {
    json: { 'edge.json': () => Object.fromEntries(statistics()) },
    overview: () => [
      {
        title: 'Edge',
        headings: ['Behaviour', 'Requests', 'From the cache', 'To the origin'],
        rows: rows(),
        none: 'No request has come yet.',
      },
    ],
  };
}
