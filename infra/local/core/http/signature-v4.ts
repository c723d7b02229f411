import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

/** A key pair as IAM hands them out; one of a role comes with the token of its session. */
export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

/**
 * The parts of a request that Signature Version 4 covers. `url` is the request target as it stands on the wire. `body` matters to
 * all services but S3, which names the body's hash in a header.
 */
export type SignedParts = { method: string; url: string; headers: IncomingHttpHeaders; body?: Uint8Array | string };

/** Who signed, for what, when: read from the request, not yet verified. */
export type Caller = {
  accessKeyId: string;
  /** Date, region and service of the key that signed: `20260102/us-east-1/s3/aws4_request`. */
  scope: string;
  service: string;
  signedHeaders: string[];
  signature: string;
  /** ISO 8601 basic format, `20260102T030405Z`. */
  timestamp: string;
  /** Of the session of a role; absent for long-lived keys. */
  sessionToken: string | undefined;
  /** Seconds for which an address serves that was signed in its query; absent for a signature in headers. */
  expires?: number;
};

/** Why the token of a session is not accepted: it is none of this key's, or of a session that is over. */
export type SessionRefusal = 'InvalidToken' | 'ExpiredToken';

/** Why a signature is not accepted; the codes are S3's own, but for an address whose time is over. */
export type SignatureRefusal =
  | 'MissingSignature'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'AddressExpired'
  | SessionRefusal
  | 'SignatureDoesNotMatch';

const ALGORITHM = 'AWS4-HMAC-SHA256';
const UNSIGNED = 'UNSIGNED-PAYLOAD';
const FIFTEEN_MINUTES = 15 * 60 * 1000;
const AUTHORIZATION = /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]+)$/;

/** Reads who signed a request from its Authorization header, or from its query where that carries the signature; `undefined` without one. */
export function readCaller({ headers, url }: Pick<SignedParts, 'headers' | 'url'>): Caller | undefined {
  const query = new URLSearchParams(url.split(/\?(.*)/s)[1]);
  const text = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  if (text('Algorithm') === ALGORITHM)
    return callerOf(text('Credential'), text('SignedHeaders'), {
      signature: text('Signature'),
      timestamp: text('Date'),
      sessionToken: query.get('X-Amz-Security-Token') ?? undefined,
      expires: Number(text('Expires')),
    });
  const [, credential = '', signed = '', signature = ''] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  const timestamp = String(headers['x-amz-date'] ?? '');
  const sessionToken = headers['x-amz-security-token']?.toString();
  return timestamp ? callerOf(credential, signed, { signature, timestamp, sessionToken }) : undefined;
}

type Signature = Pick<Caller, 'signature' | 'timestamp' | 'sessionToken' | 'expires'>;

function callerOf(credential: string, signed: string, signature: Signature): Caller | undefined {
  const [accessKeyId = '', ...scope] = credential.split('/');
  const [, , service = ''] = scope;
  if (!accessKeyId || scope.length !== 4 || !scope.every(Boolean)) return undefined;
  return { accessKeyId, scope: scope.join('/'), service, signedHeaders: signed.split(';'), ...signature };
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
  const age = now - parseTimestamp(caller.timestamp);
  if (caller.expires === undefined && !(Math.abs(age) <= FIFTEEN_MINUTES)) return { refused: 'RequestTimeTooSkewed' };
  if (caller.expires !== undefined && !(age <= caller.expires * 1_000)) return { refused: 'AddressExpired' };
  const { headers, body = '' } = parts;
  const payloadHash =
    caller.service === 's3' ? String(headers['x-amz-content-sha256'] ?? UNSIGNED) : hash('sha256', body);
  const expected = signatureOf(parts, caller, payloadHash, secret);
  return expected === caller.signature ? caller : { refused: 'SignatureDoesNotMatch' };
}

/** The headers (Authorization, X-Amz-Date, X-Amz-Content-Sha256) that sign a request whose body is not hashed. */
export function signRequest(
  parts: SignedParts,
  { accessKeyId, secretAccessKey }: Credentials,
  { region, service }: { region: string; service: string },
  now = new Date(),
): Record<'authorization' | 'x-amz-date' | 'x-amz-content-sha256', string> {
  const timestamp = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${timestamp.slice(0, 8)}/${region}/${service}/aws4_request`;
  const added = { 'x-amz-date': timestamp, 'x-amz-content-sha256': UNSIGNED };
  const signedHeaders = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  const signed = { ...parts, headers: { ...parts.headers, ...added } };
  const signature = signatureOf(signed, { scope, service, signedHeaders, timestamp }, UNSIGNED, secretAccessKey);
  const authorization = `${ALGORITHM} Credential=${accessKeyId}/${scope}, SignedHeaders=${signedHeaders.join(';')}, Signature=${signature}`;
  return { ...added, authorization };
}

/** Signs any text (a string to sign, a POST policy) with the key derived for a scope. Hexadecimal. */
export function signText(text: string, secret: string, scope: string): string {
  const key = signingKeys.memo(`${secret} ${scope}`, { context: [secret, ...scope.split('/')] });
  return createHmac('sha256', key).update(text).digest('hex');
}

/** A key is valid for a day and needed for every request; deriving it takes four HMACs. */
const signingKeys = new LRUCache<string, KeyObject, string[]>({
  max: 500,
  // Node signs several times faster with a key object than with the same bytes.
  memoMethod: (_id, _stale, { context: [secret, ...parts] }) =>
    createSecretKey(parts.reduce<Buffer>(hmac, Buffer.from(`AWS4${secret}`))),
});

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** The instant of a basic-format timestamp (`20260102T030405Z`) in milliseconds; NaN when malformed. */
function parseTimestamp(timestamp: string): number {
  return Date.parse(timestamp.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
}

function signatureOf(
  { method, url, headers }: SignedParts,
  { scope, service, signedHeaders, timestamp }: Pick<Caller, 'scope' | 'service' | 'signedHeaders' | 'timestamp'>,
  payloadHash: string,
  secret: string,
): string {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  // S3 signs the path as sent; every other service encodes it once more.
  const canonicalPath = service === 's3' ? path : path.split('/').map(encode).join('/');
  const canonicalHeaders = signedHeaders.map((name) => `${name}:${trimmed(headers[name])}\n`).join('');
  const names = signedHeaders.join(';');
  const request = [method, canonicalPath, canonicalQuery(query), canonicalHeaders, names, payloadHash].join('\n');
  return signText([ALGORITHM, timestamp, scope, hash('sha256', request)].join('\n'), secret, scope);
}

function canonicalQuery(query: string): string {
  const parameters = new URLSearchParams(query.replaceAll('+', '%2B'));
  parameters.delete('X-Amz-Signature');
  parameters.sort();
  return [...parameters].map((pair) => pair.map(encode).join('=')).join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function trimmed(value: string | string[] = ''): string {
  return String(value).trim().replace(/ +/g, ' ');
}
