import { Duration } from 'aws-cdk-lib';
import { CacheHeaderBehavior, CachePolicy, CacheQueryStringBehavior } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import * as z from 'zod/mini';
import { endpoints } from '../../shared/contract/index.ts';
import { physicalName } from '../../shared/contract/names.ts';
import type { Stage } from '../stage.ts';

const compressed = { enableAcceptEncodingGzip: true, enableAcceptEncodingBrotli: true };

/**
 * Pages, assets, builds and pictures: the path alone is the key (the viewer function has put a page's variant into it),
 * and the object's own Cache-Control rules how long.
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

/** Query parameters that cacheable reads understand. Any other is left out of the key, so it cannot fill the cache. */
function cacheableParameters(): string[] {
  const names = endpoints.flatMap(({ endpoint: { cache, request } }) =>
    cache && request instanceof z.ZodMiniObject ? Object.keys(request.shape) : [],
  );
  return [...new Set(names)].toSorted();
}

/** API reads: kept only as long as the reply's own Cache-Control says, which the contract sets; POSTs never are. */
export function apiCachePolicy(scope: Construct, stage: Stage): CachePolicy {
  return new CachePolicy(scope, 'ApiCache', {
    cachePolicyName: physicalName(stage.name, 'api-reads'),
    comment: 'GET replies of the API, by path and the parameters of the contract',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    queryStringBehavior: CacheQueryStringBehavior.allowList(...cacheableParameters()),
    headerBehavior: CacheHeaderBehavior.none(),
    ...compressed,
  });
}
