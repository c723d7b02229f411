import { randomInt } from 'node:crypto';
import { elementTexts, type XmlContent, xmlDocument } from '../http/xml.ts';

type Invalidation = {
  Id: string;
  Status: string;
  CreateTime: string;
  InvalidationBatch: { [name: string]: XmlContent };
};

const NAMESPACE = 'http://cloudfront.amazonaws.com/doc/2020-05-31/';
const PATH = /^\/2020-05-31\/distribution\/([^/]+)\/invalidation(?:\/([^/?]+))?\/?(?:\?.*)?$/;

/** Answers a call by its method, request target and body: status and XML. */
export type InvalidationApi = (method: string, url: string, body: Uint8Array) => Promise<[status: number, xml: string]>;

/**
 * CloudFront's CreateInvalidation and GetInvalidation for the distributions of the stack, by id. An invalidation is done when its
 * reply is sent, so its status is `Completed` at once; a repeated CallerReference answers with the first invalidation.
 */
export function createInvalidationApi(
  distributions: ReadonlyMap<string, { invalidate: (paths: string[]) => unknown }>,
): InvalidationApi {
  const known = new Map<string, Invalidation>();

  return async (method, url, body) => {
    const [, distributionId = '', invalidationId] = PATH.exec(url) ?? [];
    const distribution = distributions.get(distributionId);
    if (!distribution) return error(404, 'NoSuchDistribution', 'The specified distribution does not exist.');
    if (method === 'GET' && invalidationId) {
      const found = known.get(`${distributionId}/${invalidationId}`);
      return found
        ? [200, document(found)]
        : error(404, 'NoSuchInvalidation', 'The specified invalidation does not exist.');
    }
    if (method !== 'POST' || invalidationId) return error(501, 'NotImplemented', `${method} is not done locally.`);

    const xml = new TextDecoder().decode(body);
    const paths = elementTexts(xml, 'Path');
    const [reference] = elementTexts(xml, 'CallerReference');
    if (paths.length === 0 || !reference)
      return error(400, 'MalformedXML', 'Paths and a CallerReference are required.');
    const misplaced = paths.find((path) => !path.startsWith('/') || path.slice(0, -1).includes('*'));
    if (misplaced !== undefined)
      return error(400, 'InvalidArgument', `Your request contains the invalid invalidation path ${misplaced}.`);

    const repeated = known.get(`${distributionId}/${reference}`);
    if (repeated) return [201, document(repeated)];
    distribution.invalidate(paths);
    const batch = { Paths: { Quantity: paths.length, Items: { Path: paths } }, CallerReference: reference };
    const Id = `I${String(randomInt(2 ** 40)).padStart(13, '0')}`;
    const done = { Id, Status: 'Completed', CreateTime: new Date().toISOString(), InvalidationBatch: batch };
    known.set(`${distributionId}/${Id}`, done).set(`${distributionId}/${reference}`, done);
    return [201, document(done)];
  };
}

function document(invalidation: Invalidation): string {
  return xmlDocument('Invalidation', invalidation, NAMESPACE);
}

function error(status: number, code: string, message: string): [number, string] {
  const content = { Error: { Type: 'Sender', Code: code, Message: message }, RequestId: 'local' };
  return [status, xmlDocument('ErrorResponse', content, NAMESPACE)];
}
