import type { RequestListener } from 'node:http';
import { AwsError } from './error.ts';
import type { AwsRequest, AwsStreamingService, Need } from './service.ts';

/** Sub-resources in the query of an object's URL, and the actions they need for reading, writing and deleting. */
const objectActions: readonly [query: string, read: string, write: string, remove: string][] = [
  ['tagging', 'GetObjectTagging', 'PutObjectTagging', 'DeleteObjectTagging'],
  ['acl', 'GetObjectAcl', 'PutObjectAcl', 'PutObjectAcl'],
  ['uploadId', 'ListMultipartUploadParts', 'PutObject', 'AbortMultipartUpload'],
  ['attributes', 'GetObjectAttributes', 'PutObject', 'DeleteObject'],
];
const bucketActions: readonly [query: string, action: string][] = [
  ['location', 'GetBucketLocation'],
  ['cors', 'GetBucketCORS'],
  ['lifecycle', 'GetLifecycleConfiguration'],
  ['policy', 'GetBucketPolicy'],
  ['versioning', 'GetBucketVersioning'],
  ['uploads', 'ListBucketMultipartUploads'],
];

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new AwsError('InvalidURI', "Couldn't parse the specified URI.");
  }
}

/** The IAM actions and ARNs of an S3 request in path style (`/bucket/key`). */
export function s3Needs({ method, url, headers }: Pick<AwsRequest, 'method' | 'url' | 'headers'>): Need[] {
  const { pathname, searchParams } = new URL(url, 'http://host');
  const [, bucket = '', ...keyParts] = pathname.split('/').map(decoded);
  const key = keyParts.join('/');
  const need = (action: string, resource: string): Need => ({ action: `s3:${action}`, resource });
  if (!bucket) return [need('ListAllMyBuckets', '*')];
  const bucketArn = `arn:aws:s3:::${bucket}`;
  const objectArn = `${bucketArn}/${key}`;
  if (!key) return [bucketNeed(method, searchParams, bucketArn, need)];
  const special = objectActions.find(([query]) => searchParams.has(query));
  const [, read = 'GetObject', write = 'PutObject', remove = 'DeleteObject'] = special ?? [];
  if (method === 'GET' || method === 'HEAD') return [need(read, objectArn)];
  if (method === 'DELETE') return [need(remove, objectArn)];
  const source = headers['x-amz-copy-source'];
  if (typeof source !== 'string') return [need(write, objectArn)];
  const [path = ''] = decoded(source).replace(/^\//, '').split('?');
  return [need('GetObject', `arn:aws:s3:::${path}`), need(write, objectArn)];
}

function bucketNeed(
  method: string,
  query: URLSearchParams,
  bucketArn: string,
  need: (action: string, resource: string) => Need,
): Need {
  // The keys to delete are in the body, which is not read here: the right to delete all is asked for.
  if (method === 'POST' && query.has('delete')) return need('DeleteObject', `${bucketArn}/*`);
  const special = bucketActions.find(([name]) => query.has(name));
  if (method === 'GET' || method === 'HEAD') return need(special?.[1] ?? 'ListBucket', bucketArn);
  return need(method === 'DELETE' ? 'DeleteBucket' : 'CreateBucket', bucketArn);
}

/** S3 behind the gateway. */
export function createS3Service(listener: RequestListener): AwsStreamingService {
  return { protocol: 's3', needs: s3Needs, listener };
}
