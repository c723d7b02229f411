import { randomInt } from 'node:crypto';
import { AwsError } from '../../core/gateway/error.ts';
import type { AwsReply, AwsRequest, Wire } from '../../core/gateway/wire.ts';
import { elementTexts, type XmlContent, xmlDocument } from '../../core/http/xml.ts';
import type { Distribution } from './distribution.ts';

type Invalidation = {
  Id: string;
  Status: string;
  CreateTime: string;
  InvalidationBatch: { [name: string]: XmlContent };
};

const namespace = 'http://cloudfront.amazonaws.com/doc/2020-05-31/';
const path = /^\/2020-05-31\/distribution\/([^/?]+)\/invalidation(?:\/([^/?]+))?\/?(?:\?.*)?$/;

/**
 * CloudFront behind the gateway: CreateInvalidation and GetInvalidation. An invalidation is done when its reply is sent, so its
 * status is `Completed` at once; a repeated CallerReference answers with the first invalidation.
 */
export function createCloudfrontWire(
  distributions: ReadonlyMap<string, Pick<Distribution, 'invalidate'>>,
  accountId: string,
): Wire {
  const known = new Map<string, Invalidation>();

  function create(distributionId: string, { body }: AwsRequest): AwsReply {
    const xml = body.toString();
    const paths = elementTexts(xml, 'Path');
    const [reference] = elementTexts(xml, 'CallerReference');
    if (paths.length === 0 || !reference)
      throw new AwsError('MalformedXML', 'Paths and a CallerReference are required.');
    const misplaced = paths.find((each) => !each.startsWith('/') || each.slice(0, -1).includes('*'));
    if (misplaced !== undefined)
      throw new AwsError('InvalidArgument', `Your request contains the invalid invalidation path ${misplaced}.`);
    const repeated = known.get(`${distributionId}/${reference}`);
    if (repeated) return reply(201, repeated);
    distributions.get(distributionId)?.invalidate(paths);
    const batch = { Paths: { Quantity: paths.length, Items: { Path: paths } }, CallerReference: reference };
    const Id = `I${String(randomInt(2 ** 40)).padStart(13, '0')}`;
    const done = { Id, Status: 'Completed', CreateTime: new Date().toISOString(), InvalidationBatch: batch };
    known.set(`${distributionId}/${Id}`, done).set(`${distributionId}/${reference}`, done);
    return reply(201, done);
  }

  return {
    protocol: 'xml',
    needs: ({ method, url }) => {
      const action = method === 'POST' ? 'CreateInvalidation' : 'GetInvalidation';
      const [, id = '*'] = path.exec(url) ?? [];
      return [{ action: `cloudfront:${action}`, resource: `arn:aws:cloudfront::${accountId}:distribution/${id}` }];
    },
    answer: (request) => {
      const [, distributionId = '', invalidationId] = path.exec(request.url) ?? [];
      if (!distributions.has(distributionId))
        throw new AwsError('NoSuchDistribution', 'The specified distribution does not exist.', 404);
      if (request.method === 'POST' && !invalidationId) return create(distributionId, request);
      if (request.method !== 'GET' || !invalidationId)
        throw new AwsError('NotImplemented', `${request.method} is not done locally.`, 501);
      const found = known.get(`${distributionId}/${invalidationId}`);
      if (!found) throw new AwsError('NoSuchInvalidation', 'The specified invalidation does not exist.', 404);
      return reply(200, found);
    },
  };
}

function reply(status: number, invalidation: Invalidation): AwsReply {
  const body = xmlDocument('Invalidation', invalidation, namespace);
  return { status, headers: { 'content-type': 'text/xml' }, body };
}
