import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLarge, readBody } from '../http/body.ts';
import { xmlDocument } from '../http/xml.ts';
import { accessDenied, S3Error } from './s3-failure.ts';
import type { ObjectStore } from './s3-object-store.ts';
import { enforcePostPolicy, type FormFields } from './s3-post-policy.ts';

/** The bucket a form is sent to, and how its signer is judged. */
export type FormCall = {
  store: ObjectStore;
  bucket: string;
  credentials: ReadonlyMap<string, string>;
  mayPut: (accessKeyId: string, bucket: string, key: string) => boolean | Promise<boolean>;
};

type Upload = { fields: FormFields; file: Buffer };

// A form is held in memory until its policy has been checked, so that nothing refused touches the disk; S3 itself takes 5 GB.
const LARGEST_FORM = 128 * 1024 * 1024;

/**
 * A browser's upload by form (POST Object): stores the file when the signed policy allows it, and answers as the form asks.
 * Throws an `S3Error` when it is refused; nothing is stored then.
 */
export async function postObject(
  { store, bucket, credentials, mayPut }: FormCall,
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
  const signer = enforcePostPolicy(fields, file.length, bucket, credentials);
  if (!(await mayPut(signer, bucket, key))) throw accessDenied();

  const { md5 } = await store.putObject({ bucket, key, content: once(file), metadata: Object.fromEntries(fields) });
  const etag = `"${md5}"`;
  const location = `http://${request.headers.host}/${bucket}/${encodeURIComponent(key)}`;
  const redirect = redirectTarget(fields, { bucket, key, etag });
  if (redirect) {
    response.writeHead(303, { location: redirect, etag, 'content-length': 0 }).end();
    return;
  }
  const status = fields.get('success_action_status');
  const body =
    status === '201' ? xmlDocument('PostResponse', { Location: location, Bucket: bucket, Key: key, ETag: etag }) : '';
  const type = body ? { 'content-type': 'application/xml' } : {};
  response
    .writeHead(status === '200' || status === '201' ? Number(status) : 204, { location, etag, ...type })
    .end(body);
}

async function readForm(request: IncomingMessage): Promise<Upload> {
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
    if (field === 'file') return withFileName(fields, value);
    // S3 ignores what follows the file, and files under any other name.
    if (typeof value === 'string') fields.set(field, value);
  }
  throw invalid('file', 'POST requires exactly one file upload per request.');
}

async function withFileName(fields: Map<string, string>, file: File | string): Promise<Upload> {
  const name = typeof file === 'string' ? '' : file.name.replace(/^.*[/\\]/s, '');
  const key = fields.get('key');
  if (key !== undefined) fields.set('key', key.replaceAll(FILE_NAME, name));
  return { fields, file: typeof file === 'string' ? Buffer.from(file) : Buffer.from(await file.arrayBuffer()) };
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder that S3 replaces
const FILE_NAME = '${filename}';

function redirectTarget(fields: FormFields, stored: Record<string, string>): string | undefined {
  const target = fields.get('success_action_redirect') ?? fields.get('redirect');
  if (!target || !URL.canParse(target)) return undefined;
  const url = new URL(target);
  for (const [name, value] of Object.entries(stored)) url.searchParams.set(name, value);
  return url.href;
}

function invalid(name: string, message: string): S3Error {
  return new S3Error('InvalidArgument', message, { ArgumentName: name, ArgumentValue: '' });
}

async function* once(file: Buffer): AsyncGenerator<Buffer> {
  yield file;
}
