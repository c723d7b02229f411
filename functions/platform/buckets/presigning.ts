import { createHash, createHmac } from 'node:crypto';

/** Keys of a role, as Lambda hands them out: what is signed with them serves no longer than they do. */
interface SigningKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** By whom something is signed, when, and for how long. */
export interface Signing {
  readonly keys: SigningKeys;
  readonly region: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly seconds: number;
}

/** What one posted file has to be. */
export interface PostedFile {
  readonly bucket: string;
  readonly key: string;
  readonly type: string;
  readonly bytes: { readonly least: number; readonly most: number };
}

/** The fields of a form, of which none may be missing, changed or added. */
export type PostFields = Readonly<Record<string, string>> & {
  readonly policy: string;
  readonly 'x-amz-credential': string;
  readonly 'x-amz-signature': string;
};

const algorithm = 'AWS4-HMAC-SHA256';

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Signs a text by Signature Version 4. */
function signed(text: string, { keys, region }: Signing, day: string): string {
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  return hmac(key, text).toString('hex');
}

/** A time as signatures state it, `20260102T030405Z`, and its day. */
function timesOf({ now }: Signing): { readonly time: string; readonly day: string } {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '');
  return { time, day: time.slice(0, 8) };
}

const scopeOf = ({ region }: Signing, day: string) => `${day}/${region}/s3/aws4_request`;

/**
 * The fields by which somebody posts one file to a bucket: under this key, of this very type and of so many bytes, until the time is over
 * (product-rules.md#upload-protocol). The file follows them.
 */
export function postFields(file: PostedFile, signing: Signing): PostFields {
  const { keys, now, seconds } = signing;
  const { time, day } = timesOf(signing);
  const fields = {
    key: file.key,
    'Content-Type': file.type,
    success_action_status: '200',
    'x-amz-algorithm': algorithm,
    'x-amz-credential': `${keys.accessKeyId}/${scopeOf(signing, day)}`,
    'x-amz-date': time,
    ...(keys.sessionToken !== undefined && { 'x-amz-security-token': keys.sessionToken }),
  };
  const conditions = [
    { bucket: file.bucket },
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
    ['content-length-range', file.bytes.least, file.bytes.most],
  ];
  const expiration = new Date(now + seconds * 1_000).toISOString();
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64');
  return { ...fields, policy, 'x-amz-signature': signed(policy, signing, day) };
}

/** An address at which anybody reads one object until the time is over. @param origin of the bucket, such as `https://bucket.s3.us-east-1.amazonaws.com` */
export function objectLink(origin: string, key: string, signing: Signing): string {
  const { keys, seconds } = signing;
  const { time, day } = timesOf(signing);
  const scope = scopeOf(signing, day);
  const query = {
    'X-Amz-Algorithm': algorithm,
    'X-Amz-Credential': `${keys.accessKeyId}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(seconds),
    ...(keys.sessionToken !== undefined && { 'X-Amz-Security-Token': keys.sessionToken }),
    'X-Amz-SignedHeaders': 'host',
  };
  // Already in the order of the names.
  const stated = Object.entries(query).map((pair) => pair.map(encoded).join('='));
  const path = `/${key.split('/').map(encoded).join('/')}`;
  const request = ['GET', path, stated.join('&'), `host:${new URL(origin).host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join(
    '\n',
  );
  const hash = createHash('sha256').update(request).digest('hex');
  const signature = signed([algorithm, time, scope, hash].join('\n'), signing, day);
  return `${origin}${path}?${[...stated, `X-Amz-Signature=${signature}`].join('&')}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
