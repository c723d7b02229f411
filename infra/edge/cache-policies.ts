import { Duration } from 'aws-cdk-lib';
import {
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { physicalName } from '../../shared/contract/names.ts';
import { sessionHeader } from '../../shared/session-header.ts';
import { siteHostHeader } from '../../shared/site-host.ts';
import type { Stage } from '../stage.ts';

const compressed = { enableAcceptEncodingGzip: true, enableAcceptEncodingBrotli: true };

/**
 * Pages, assets, builds and pictures: the path alone is the key (the viewer function has put a page's variant into it),
 * and the object's own Cache-Control decides for how long.
 */
export function objectCachePolicy(scope: Construct, stage: Stage): CachePolicy {
  return new CachePolicy(scope, 'ObjectCache', {
    cachePolicyName: physicalName(stage.name, 'objects'),
    comment: 'Objects of the buckets, by path',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.minutes(5),
    maxTtl: Duration.days(365),
    ...compressed,
  });
}

/**
 * API reads: kept only as long as the reply's own Cache-Control says, which the contract sets; POSTs never are. The whole query
 * is the key, because the function in front of the API leaves only what the read understands in it.
 */
export function apiCachePolicy(scope: Construct, stage: Stage): CachePolicy {
  return new CachePolicy(scope, 'ApiCache', {
    cachePolicyName: physicalName(stage.name, 'api-reads'),
    comment: 'GET replies of the API, by path and the parameters of the contract',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    headerBehavior: CacheHeaderBehavior.none(),
    ...compressed,
  });
}

/**
 * What endpoints receive of a call besides its body and query: the content type, the client's address as CloudFront saw it, which no
 * client can write, the site's host, which the function in front writes, the session of a member's GET, and the user agent, of which a session keeps the name of the device. Cookies and all other headers stay at the edge.
 */
export function apiRequestPolicy(scope: Construct, stage: Stage): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'ApiRequestPolicy', {
    originRequestPolicyName: physicalName(stage.name, 'api-calls'),
    comment: 'What endpoints see of a call',
    headerBehavior: OriginRequestHeaderBehavior.allowList(
      'CloudFront-Viewer-Address',
      'Content-Type',
      'User-Agent',
      siteHostHeader,
      sessionHeader,
    ),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    cookieBehavior: OriginRequestCookieBehavior.none(),
  });
}
