import { randomInt } from 'node:crypto';
import { AwsError } from '../../core/gateway/error.ts';
import { type AwsReply, type AwsRequest, type Wire, xmlReply } from '../../core/gateway/wire.ts';
import { elementTexts } from '../../core/http/xml.ts';
import type { Distribution } from './distribution.ts';

const namespace = 'http://cloudfront.amazonaws.com/doc/2020-05-31/';
const path = /^\/2020-05-31\/distribution\/([^/?]+)\/invalidation\/?$/;

/**
 * CloudFront behind the gateway: CreateInvalidation. An invalidation is done when its reply is sent, so its status is
 * `Completed` at once; a repeated CallerReference answers with the first invalidation.
 */
export function createCloudfrontWire(
  distributions: ReadonlyMap<string, Pick<Distribution, 'invalidate'>>,
  accountId: string,
): Wire {
  const replies = new Map<string, AwsReply>();
  const arnOf = (id: string) => `arn:aws:cloudfront::${accountId}:distribution/${id}`;
  return {
    protocol: 'xml',
    needs: (request) => [{ action: 'cloudfront:CreateInvalidation', resource: arnOf(distributionOf(request)) }],
    answer: (request) => {
      const id = distributionOf(request);
      const distribution = distributions.get(id);
      if (!distribution) throw new AwsError('NoSuchDistribution', 'The specified distribution does not exist.', 404);
      const { paths, reference } = batchOf(request);
      const repeated = replies.get(`${id}/${reference}`);
      if (repeated) return repeated;
      distribution.invalidate(paths);
      const reply = invalidationReply(paths, reference);
      replies.set(`${id}/${reference}`, reply);
      return reply;
    },
  };
}

/** The distribution whose objects are to be invalidated: the one operation there is. */
function distributionOf({ method, url }: AwsRequest): string {
  const id = method === 'POST' ? path.exec(url)?.[1] : undefined;
  if (id === undefined) throw new AwsError('NotImplemented', `${method} ${url} is not done locally.`, 501);
  return id;
}

function batchOf({ body }: AwsRequest) {
  const xml = body.toString();
  const paths = elementTexts(xml, 'Path');
  const [reference] = elementTexts(xml, 'CallerReference');
  if (paths.length === 0 || !reference) throw new AwsError('MalformedXML', 'Paths and a CallerReference are required.');
  const misplaced = paths.find((each) => !each.startsWith('/') || each.slice(0, -1).includes('*'));
  if (misplaced !== undefined)
    throw new AwsError('InvalidArgument', `Your request contains the invalid invalidation path ${misplaced}.`);
  return { paths, reference };
}

function invalidationReply(paths: string[], CallerReference: string): AwsReply {
  const invalidation = {
    Id: `I${String(randomInt(2 ** 40)).padStart(13, '0')}`,
    Status: 'Completed',
    CreateTime: new Date().toISOString(),
    InvalidationBatch: { Paths: { Quantity: paths.length, Items: { Path: paths } }, CallerReference },
  };
  return xmlReply('Invalidation', invalidation, namespace, 201);
}
