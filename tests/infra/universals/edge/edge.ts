import type { Part } from '../../part.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { add, every, set, unset } from '../mutation.ts';
import { each, type Universals } from '../universal.ts';
import { behavioursOf } from './behaviours.ts';

const distributionType = 'AWS::CloudFront::Distribution';
const functionType = 'AWS::CloudFront::Function';
const cacheType = 'AWS::CloudFront::CachePolicy';
const requestType = 'AWS::CloudFront::OriginRequestPolicy';
const accessType = 'AWS::CloudFront::OriginAccessControl';

const associationsOf = (distribution: Resource): readonly Part[] =>
  behavioursOf(distribution).flatMap(({ stated }) => stated.items('FunctionAssociations'));

const keyed = 'CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin';

/** Whether a policy forwards the site's Host header, for which an origin with a name of its own does not answer. */
function forwardsHost(policy: Resource): boolean {
  const headers = policy.at('OriginRequestPolicyConfig.HeadersConfig');
  const isListed = headers.texts('Headers').some((header) => header.toLowerCase() === 'host');
  if (headers.is('HeaderBehavior', 'allExcept')) return !isListed;
  return isListed || headers.is('HeaderBehavior', 'allViewer', 'allViewerAndWhitelistCloudFront');
}

/** Whether each path that is keyed by the whole query has a function in front of it that reduces the query. */
function isReduced(policy: Resource, stacks: Stacks): boolean {
  const served = stacks.of(distributionType).flatMap((distribution) =>
    behavioursOf(distribution)
      .filter(({ stated }) => policy.isNamedIn(stated.text('CachePolicyId')))
      .map(({ stated }) => stated.items('FunctionAssociations')),
  );
  return served.every((associations) =>
    associations.some((association) => {
      const inFront = stacks.find(functionType, association.text('FunctionARN'));
      const rewrites = inFront?.text('FunctionCode').includes('request.querystring = ') ?? false;
      return association.is('EventType', 'viewer-request') && rewrites;
    }),
  );
}

const queries = `${keyed}.QueryStringsConfig.QueryStringBehavior`;

export const edge: Universals = {
  'a function at the edge is used, published, and fits into the 10 KB that CloudFront takes': {
    violations: each(functionType, (edgeFunction, stacks) => {
      const associations = stacks.of(distributionType).flatMap(associationsOf);
      return [
        !associations.some((association) => edgeFunction.isNamedIn(association.text('FunctionARN'))) &&
          'is used nowhere',
        !edgeFunction.is('AutoPublish', true) && 'is not published',
        !edgeFunction.is('FunctionConfig.Runtime', 'cloudfront-js-2.0') && 'runs in an old runtime',
        Buffer.byteLength(edgeFunction.text('FunctionCode')) > 10_240 && 'is larger than 10 KB',
      ];
    }),
    catches: {
      'a function that nothing uses': add(functionType, { Name: 'unused', AutoPublish: true }),
      'a function that is not published': every(functionType, unset('AutoPublish')),
      'a function in an old runtime': every(functionType, set({ 'FunctionConfig.Runtime': 'cloudfront-js-1.0' })),
      'a function that is too large': every(functionType, set({ FunctionCode: 'x'.repeat(10_241) })),
    },
  },

  'a cache tells replies apart by path, chosen parameters and compression, and keeps none that forbids it': {
    violations: each(cacheType, (policy, stacks) => [
      !policy.is(`${keyed}.CookiesConfig.CookieBehavior`, 'none') && 'tells cookies apart',
      !policy.is(`${keyed}.HeadersConfig.HeaderBehavior`, 'none') && 'tells headers apart',
      !policy.is(queries, 'none', 'whitelist') && !isReduced(policy, stacks) && 'tells any parameter apart',
      !policy.is('CachePolicyConfig.MinTTL', 0) && 'keeps what says that it must not be kept',
      !policy.is(`${keyed}.EnableAcceptEncodingBrotli`, true) && 'keeps no text as small as browsers take it',
    ]),
    catches: {
      'a cache by cookies': every(cacheType, set({ [`${keyed}.CookiesConfig.CookieBehavior`]: 'all' })),
      'a cache by headers': every(cacheType, set({ [`${keyed}.HeadersConfig.HeaderBehavior`]: 'whitelist' })),
      'a cache that anybody can fill': every(cacheType, set({ [queries]: 'all' }), {
        where: (policy) => !policy.is(queries, 'all'),
      }),
      'a query that nothing reduces': every(functionType, set({ FunctionCode: 'function handler(event) {}' }), {
        where: (edgeFunction) => edgeFunction.text('FunctionCode').includes('request.querystring = '),
        blames: (_, stacks) => stacks.of(cacheType).find((policy) => policy.is(queries, 'all')),
      }),
      'a cache without Brotli': every(cacheType, unset(`${keyed}.EnableAcceptEncodingBrotli`)),
      'a cache that keeps everything a minute': every(cacheType, set({ 'CachePolicyConfig.MinTTL': 60 })),
    },
  },

  'a policy of what origins are told leaves the host out': {
    violations: each(requestType, (policy) => [forwardsHost(policy) && 'tells the host']),
    catches: {
      'everything that the viewer sent': add(requestType, {
        OriginRequestPolicyConfig: { HeadersConfig: { HeaderBehavior: 'allViewer' } },
      }),
      'everything but some header': add(requestType, {
        OriginRequestPolicyConfig: { HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['cookie'] } },
      }),
      'the host among others': add(requestType, {
        OriginRequestPolicyConfig: { HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Host'] } },
      }),
    },
  },

  'CloudFront signs what it asks of a bucket': {
    violations: each(accessType, (control) => {
      const { SigningBehavior, SigningProtocol } = Object.fromEntries(control.fields('OriginAccessControlConfig'));
      return [
        (SigningBehavior?.text() !== 'always' || SigningProtocol?.text() !== 'sigv4') && 'asks without a signature',
      ];
    }),
    catches: {
      'an access control that does not sign': every(
        accessType,
        set({ 'OriginAccessControlConfig.SigningBehavior': 'never' }),
      ),
    },
  },
};
