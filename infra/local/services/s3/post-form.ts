import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path/posix';
import { Readable } from 'node:stream';
import type { Keyring } from '../../core/authorization.ts';
import { BodyTooLarge, readBody } from '../../core/http/body.ts';
import { xmlDocument } from '../../core/http/xml.ts';
import { type BucketCall, bucketOfHost } from './buckets.ts';
import { notImplemented, refusal } from './failure.ts';
import { keptHeaders } from './kept-headers.ts';
import { enforcePostPolicy, type FormFields } from './post-policy.ts';

/** The bucket a form is sent to, and how its signer is judged. */
export interface FormCall extends Omit<BucketCall, 'caller' | 'query'> {
  readonly keyring: Keyring;
}

type Form = { fields: FormFields; file: Buffer; fileName: string };

// A form is held in memory until its policy has been checked, so that nothing refused touches the disk; S3 itself takes 5 GB.
const LARGEST_FORM = 128 * 1024 * 1024;

/**
 * A browser's upload by form (POST Object): stores the file when the signed policy allows it, and answers as the form asks.
 * @throws {AwsError} when it is refused; nothing is stored then.
 */
export async function postObject(
  { store, bucket, keyring, judge }: FormCall,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { fields: sent, file, fileName } = await readForm(request);
  // S3 puts the file's own name in before it looks at the policy.
  const key = sent.get('key')?.replaceAll(/\$\{filename\}/g, () => fileName);
  if (!key) throw refusal('InvalidArgument', "Bucket POST must contain a field named 'key'.");
  const fields = new Map([...sent, ['key', key]]);
  if (fields.has('success_action_redirect')) throw notImplemented('forms answered by 303');
  const accessKeyId = enforcePostPolicy(fields, file.length, bucket.name, keyring.secrets);
  const fault = keyring.tokenFault(accessKeyId, fields.get('x-amz-security-token'));
  if (fault) throw refusal(fault);
  const signer = keyring.holder(accessKeyId);
  // A policy allows nothing that its signer may not do.
  if (!signer) throw refusal('AccessDenied');
  await judge.demand(signer, [{ action: 's3:PutObject', resource: `${bucket.arn}/${key}` }]);
  const upload = await store.receive(Readable.from([file]));
  const stored = store.publish({ bucket: bucket.name, key }, upload, keptHeaders(fields));
  await bucket.created(stored, 'POST Object');

  const ofHost = bucketOfHost(request.headers.host, new Map([[bucket.name, bucket]]));
  const address = `http://${request.headers.host}/${ofHost ? '' : `${bucket.name}/`}${encodeURIComponent(key)}`;
  const headers = { location: address, etag: stored.etag };
  switch (fields.get('success_action_status')) {
    case '200':
      return void response.writeHead(200, headers).end();
    case '201': {
      const told = { Location: address, Bucket: bucket.name, Key: key, ETag: stored.etag };
      const body = xmlDocument('PostResponse', told);
      return void response.writeHead(201, { ...headers, 'content-type': 'application/xml' }).end(body);
    }
    // Any other status is answered as none.
    default:
      return void response.writeHead(204, headers).end();
  }
}

async function readForm(request: IncomingMessage): Promise<Form> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    throw refusal('PreconditionFailed', 'Bucket POST must be of the enclosure-type multipart/form-data');
  const body = await readBody(request, LARGEST_FORM).catch((error: unknown) => {
    throw error instanceof BodyTooLarge ? refusal('EntityTooLarge') : error;
  });
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw refusal('MalformedPOSTRequest');
  });

  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    const field = name.toLowerCase();
    if (field === 'file') {
      const fileName = typeof value === 'string' ? '' : basename(value.name.replaceAll('\\', '/'));
      return { fields, fileName, file: Buffer.from(await new Blob([value]).arrayBuffer()) };
    }
    // S3 ignores what follows the file, and files under any other name.
    if (typeof value === 'string') fields.set(field, value);
  }
  throw refusal('InvalidArgument', 'POST requires exactly one file upload per request.');
}
