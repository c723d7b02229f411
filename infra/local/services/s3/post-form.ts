import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Judge, Keyring } from '../../core/authorization.ts';
import { BodyTooLarge, readBody } from '../../core/http/body.ts';
import { xmlDocument } from '../../core/http/xml.ts';
import { type Bucket, publish } from './buckets.ts';
import { accessDenied, S3Error } from './failure.ts';
import { keptHeaders } from './metadata.ts';
import type { ObjectStore } from './object-store.ts';
import { enforcePostPolicy, type FormFields } from './post-policy.ts';

/** The bucket a form is sent to, and how its signer is judged. */
export interface FormCall {
  readonly store: ObjectStore;
  readonly bucket: Bucket;
  readonly keyring: Keyring;
  readonly judge: Judge;
}

type Form = { fields: FormFields; file: Buffer };

// A form is held in memory until its policy has been checked, so that nothing refused touches the disk; S3 itself takes 5 GB.
const LARGEST_FORM = 128 * 1024 * 1024;

/**
 * A browser's upload by form (POST Object): stores the file when the signed policy allows it, and answers as the form asks.
 * @throws {S3Error} when it is refused; nothing is stored then.
 */
export async function postObject(
  { store, bucket, keyring, judge }: FormCall,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { fields, file } = await readForm(request);
  const key = fields.get('key');
  if (!key)
    throw invalid(
      'key',
      "Bucket POST must contain a field named 'key'.  If it is specified, please check the order of the fields.",
    );
  const signer = keyring.holder(enforcePostPolicy(fields, file.length, bucket.name, keyring.secrets));
  // A policy grants nothing that its signer does not have.
  if (!signer) throw accessDenied();
  await judge.demand(signer, [{ action: 's3:PutObject', resource: `${bucket.arn}/${key}` }]);
  const headers = keptHeaders(fields);
  const { etag } = await publish({ store, bucket, key }, await store.receive(once(file)), headers);

  const location = `http://${request.headers.host}/${bucket.name}/${encodeURIComponent(key)}`;
  const status = fields.get('success_action_status');
  const body =
    status === '201'
      ? xmlDocument('PostResponse', { Location: location, Bucket: bucket.name, Key: key, ETag: etag })
      : '';
  const type = body ? { 'content-type': 'application/xml' } : {};
  response
    .writeHead(status === '200' || status === '201' ? Number(status) : 204, { location, etag, ...type })
    .end(body);
}

async function readForm(request: IncomingMessage): Promise<Form> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    throw new S3Error('PreconditionFailed', 'Bucket POST must be of the enclosure-type multipart/form-data');
  const body = await readBody(request, LARGEST_FORM).catch((error: unknown) => {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', {
      MaxSizeAllowed: LARGEST_FORM,
    });
  });
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new S3Error('MalformedPOSTRequest', 'The body of your POST request is not well-formed multipart/form-data.');
  });

  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    const field = name.toLowerCase();
    if (field === 'file') return { fields, file: await bytesOf(value) };
    // S3 ignores what follows the file, and files under any other name.
    if (typeof value === 'string') fields.set(field, value);
  }
  throw invalid('file', 'POST requires exactly one file upload per request.');
}

async function bytesOf(file: File | string): Promise<Buffer> {
  return typeof file === 'string' ? Buffer.from(file) : Buffer.from(await file.arrayBuffer());
}

function invalid(name: string, message: string): S3Error {
  return new S3Error('InvalidArgument', message, { ArgumentName: name, ArgumentValue: '' });
}

async function* once(file: Buffer): AsyncGenerator<Buffer> {
  yield file;
}
