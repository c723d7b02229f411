import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A long-lived key pair, as IAM hands them out. */
export type Credentials = { accessKeyId: string; secretAccessKey: string };

/**
 * The parts of a request that Signature Version 4 covers. `url` is the request target as it stands on the wire. `body` matters to
 * all services but S3, which names the body's hash in a header.
 */
export type SignedParts = { method: string; url: string; headers: IncomingHttpHeaders; body?: Uint8Array | string };

/** Who signed, for what, when: read from the request, not yet believed. */
export type Caller = {
  accessKeyId: string;
  date: string;
  region: string;
  service: string;
  signedHeaders: string[];
  signature: string;
  /** ISO 8601 basic format, `20260102T030405Z`. */
  timestamp: string;
  /** Seconds a presigned URL lives; absent when the signature is in the Authorization header. */
  expires?: number;
};

/** Why a signature is not accepted; the codes are S3's own. */
export type SignatureRefusal =
  | 'MissingSignature'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'ExpiredPresignedUrl'
  | 'SignatureDoesNotMatch';

const ALGORITHM = 'AWS4-HMAC-SHA256';
const FIFTEEN_MINUTES = 15 * 60 * 1000;
const AUTHORIZATION = /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]+)$/;

/** Reads who signed a request, from the Authorization header or a presigned URL; `undefined` when it carries no SigV4 signature. */
export function readCaller({ url, headers }: SignedParts): Caller | undefined {
  const parsed = AUTHORIZATION.exec(headers.authorization ?? '');
  if (parsed) {
    const timestamp = headers['x-amz-date'];
    return callerOf(parsed[1], parsed[2], parsed[3], typeof timestamp === 'string' ? timestamp : undefined);
  }
  const query = new URL(url, 'http://host').searchParams;
  if (query.get('X-Amz-Algorithm') !== ALGORITHM) return undefined;
  const [credential, signed, signature] = ['X-Amz-Credential', 'X-Amz-SignedHeaders', 'X-Amz-Signature'].map((name) =>
    query.get(name),
  );
  const caller = callerOf(credential, signed, signature, query.get('X-Amz-Date'));
  return caller && { ...caller, expires: Number(query.get('X-Amz-Expires') ?? Number.NaN) };
}

/** Checks a request's signature against the known keys. Returns the caller, or why it is refused. */
export function verifyRequest(
  parts: SignedParts,
  credentials: ReadonlyMap<string, string>,
  now = Date.now(),
): Caller | { refused: SignatureRefusal } {
  const caller = readCaller(parts);
  if (!caller) return { refused: 'MissingSignature' };
  const secret = credentials.get(caller.accessKeyId);
  if (secret === undefined) return { refused: 'InvalidAccessKeyId' };
  const refusal = timeRefusal(caller, now);
  if (refusal) return { refused: refusal };
  const expected = signatureOf(parts, caller, payloadHashOf(parts, caller), secret);
  return equalInConstantTime(expected, caller.signature) ? caller : { refused: 'SignatureDoesNotMatch' };
}

/** The headers (Authorization, X-Amz-Date, X-Amz-Content-Sha256) that sign a request whose body is not hashed. */
export function signRequest(
  parts: SignedParts,
  { accessKeyId, secretAccessKey }: Credentials,
  scope: { region: string; service: string },
  now = new Date(),
): Record<'authorization' | 'x-amz-date' | 'x-amz-content-sha256', string> {
  const timestamp = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const added = { 'x-amz-date': timestamp, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
  const signedHeaders = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  const caller = { accessKeyId, date: timestamp.slice(0, 8), ...scope, signedHeaders, signature: '', timestamp };
  const signed = { ...parts, headers: { ...parts.headers, ...added } };
  const signature = signatureOf(signed, caller, added['x-amz-content-sha256'], secretAccessKey);
  const credential = `${accessKeyId}/${scopeOf(caller)}`;
  const authorization = `${ALGORITHM} Credential=${credential}, SignedHeaders=${signedHeaders.join(';')}, Signature=${signature}`;
  return { ...added, authorization };
}

/** Signs any text (a string to sign, a POST policy) with the key derived for a date, region and service. Hexadecimal. */
export function signText(
  text: string,
  secret: string,
  { date, region, service }: Pick<Caller, 'date' | 'region' | 'service'>,
) {
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(
    (derived, part) => createHmac('sha256', derived).update(part).digest(),
    `AWS4${secret}`,
  );
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Compares two signatures without telling by its duration where they differ. */
export function equalInConstantTime(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The instant of a basic-format timestamp (`20260102T030405Z`) in milliseconds; NaN when malformed. */
function parseTimestamp(timestamp: string): number {
  return Date.parse(timestamp.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
}

function callerOf(
  credential: string | null | undefined,
  signed: string | null | undefined,
  signature: string | null | undefined,
  timestamp: string | null | undefined,
): Caller | undefined {
  if (!credential || !signed || !signature || !timestamp) return undefined;
  const [accessKeyId, date, region, service] = credential.split('/');
  if (!accessKeyId || !date || !region || !service) return undefined;
  return { accessKeyId, date, region, service, signedHeaders: signed.split(';'), signature, timestamp };
}

function timeRefusal({ timestamp, expires }: Caller, now: number): SignatureRefusal | undefined {
  const signedAt = parseTimestamp(timestamp);
  if (expires === undefined) return Math.abs(now - signedAt) <= FIFTEEN_MINUTES ? undefined : 'RequestTimeTooSkewed';
  return now <= signedAt + expires * 1000 ? undefined : 'ExpiredPresignedUrl';
}

function payloadHashOf({ headers, body = '' }: SignedParts, caller: Caller): string {
  const declared = headers['x-amz-content-sha256'];
  if (caller.service !== 's3') return createHash('sha256').update(body).digest('hex');
  // A presigned URL cannot know its body, so S3 leaves it out of the signature.
  return typeof declared === 'string' && caller.expires === undefined ? declared : 'UNSIGNED-PAYLOAD';
}

function signatureOf(parts: SignedParts, caller: Caller, payloadHash: string, secret: string): string {
  const { method, url, headers } = parts;
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  const canonicalHeaders = caller.signedHeaders.map((name) => `${name}:${trimmed(headers[name])}\n`).join('');
  // S3 signs the path as sent; every other service encodes it once more.
  const canonicalPath = caller.service === 's3' ? path : path.split('/').map(encode).join('/');
  const request = [method, canonicalPath, canonicalQuery(query), canonicalHeaders];
  const canonical = [...request, caller.signedHeaders.join(';'), payloadHash].join('\n');
  const text = [ALGORITHM, caller.timestamp, scopeOf(caller), createHash('sha256').update(canonical).digest('hex')];
  return signText(text.join('\n'), secret, caller);
}

function scopeOf({ date, region, service }: Pick<Caller, 'date' | 'region' | 'service'>): string {
  return `${date}/${region}/${service}/aws4_request`;
}

function canonicalQuery(query: string): string {
  return [...new URLSearchParams(query.replaceAll('+', '%2B'))]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function trimmed(value: string | string[] | undefined): string {
  return [value ?? ''].flat().join(',').trim().replace(/ +/g, ' ');
}
