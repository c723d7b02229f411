import { createInvalidationApi } from '../resources/cloudfront-invalidation-api.ts';
import type { AwsService } from './service.ts';

const distributionPath = /^\/2020-05-31\/distribution\/([^/?]+)/;

/** CloudFront behind the gateway: creating invalidations, and asking for them. */
export function createCloudfrontService(
  distributions: ReadonlyMap<string, { invalidate: (paths: string[]) => unknown }>,
  accountId: string,
): AwsService {
  const answer = createInvalidationApi(distributions);
  return {
    protocol: 'xml',
    needs: ({ method, url }) => {
      const action = method === 'POST' ? 'CreateInvalidation' : 'GetInvalidation';
      const id = distributionPath.exec(url)?.[1] ?? '*';
      return [{ action: `cloudfront:${action}`, resource: `arn:aws:cloudfront::${accountId}:distribution/${id}` }];
    },
    answer: async ({ method, url, body }) => {
      const [status, xml] = await answer(method, url, body);
      return { status, headers: { 'content-type': 'text/xml' }, body: xml };
    },
  };
}
