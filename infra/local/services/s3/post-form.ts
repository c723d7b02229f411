import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Keyring } from '../../core/authorization.ts';
import { BodyTooLarge, readBody } from '../../core/http/body.ts';
import type { BucketCall } from './buckets.ts';
import { notImplemented, refusal } from './failure.ts';
import { keptHeaders } from './kept-headers.ts';
import { enforcePostPolicy, type FormFields } from './post-policy.ts';

/** The bucket a form is sent to, and how its signer is judged. */
export interface FormCall extends Omit<BucketCall, 'caller' | 'query'> {
  readonly keyring: Keyring;
}

type Form = { fields: FormFields; file: Buffer };

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
  const { fields, file } = await readForm(request);
  const key = fields.get('key');
  if (!key) throw refusal('InvalidArgument', "Bucket POST must contain a field named 'key'.");
  const status = fields.get('success_action_status');
  if (status === '201' || fields.has('success_action_redirect')) throw notImplemented('forms answered by 201 or 303');
  const signer = keyring.holder(enforcePostPolicy(fields, file.length, bucket.name, keyring.secrets));
  // A policy allows nothing that its signer may not do.
  if (!signer) throw refusal('AccessDenied');
  await judge.demand(signer, [{ action: 's3:PutObject', resource: `${bucket.arn}/${key}` }]);
  const headers = keptHeaders(fields);
  const stored = store.publish({ bucket: bucket.name, key }, await store.receive(Readable.from([file])), headers);
  await bucket.created(stored);

  const location = `http://${request.headers.host}/${bucket.name}/${encodeURIComponent(key)}`;
  response.writeHead(status === '200' ? 200 : 204, { location, etag: stored.etag }).end();
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
    if (field === 'file') return { fields, file: Buffer.from(await new Blob([value]).arrayBuffer()) };
    // S3 ignores what follows the file, and files under any other name.
    if (typeof value === 'string') fields.set(field, value);
  }
  throw refusal('InvalidArgument', 'POST requires exactly one file upload per request.');
}
