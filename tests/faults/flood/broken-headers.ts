import { edgeAuthorizer } from '../../../shared/manifest/edge-authorizer.ts';
import { siteHostHeader } from '../../../shared/site-host.ts';
import { pick } from '../../support/runs/random.ts';

type Random = () => number;
/** Header lines as they are sent. */
type Lines = readonly string[];

const token = Buffer.from('{"alg":"none"}').toString('base64url');

/** Headers that callers forge, or that no browser sends; the server reads each request as HTTP all the same. */
const strangeHeaders: readonly [Lines, ...Lines[]] = [
  [`${edgeAuthorizer.header}: a guess`],
  [`${siteHostHeader}: evil.example`],
  ['cloudfront-viewer-address: 10.0.0.1:1'],
  ['cloudfront-viewer-address: not an address'],
  ['x-forwarded-for: 127.0.0.1, ::1, evil'],
  ['x-forwarded-host: evil.example', 'x-forwarded-proto: https', 'forwarded: for=1;host=evil.example'],
  ['x-original-url: /__local/iam.json', 'x-rewrite-url: /__local/iam.json'],
  ['x-http-method-override: DELETE'],
  ['x-amzn-requestid: 1', 'x-amzn-trace-id: Root=1', 'x-amz-cf-id: 1'],
  ['sec-fetch-site: cross-site', 'origin: https://evil.example'],
  ['sec-fetch-site: none, cross-site'],
  ['origin: null', 'referer: javascript:alert(1)'],
  [`authorization: Bearer ${token}.${token}.`],
  [
    'authorization: AWS4-HMAC-SHA256 Credential=a/20260101/us-east-1/execute-api/aws4_request, SignedHeaders=host, Signature=0',
  ],
  ['authorization: Basic ====='],
  [`cookie: session=${token}; login_token=${token}; uid=admin`],
  ['cookie: =; ;;; =x; a', 'cookie: __proto__=1'],
  [`cookie: ${'a=b; '.repeat(1_500)}`],
  Array.from({ length: 300 }, (_, at) => `x-many-${at}: ${at}`),
  [`x-long: ${'y'.repeat(7_000)}`],
  [`x-longer: ${'y'.repeat(12_000)}`],
  ['user-agent: ', 'accept: '],
  [`user-agent: ${'<script>'.repeat(200)}`],
  ['accept-encoding: gzip;q=x, br;;, *;q=-1'],
  ['accept-language: zh-CN;q=9999,*;q=NaN'],
  ['range: bytes=5-1,99999999999-', 'if-range: "x"'],
  ['if-none-match: "a", W/*, *', 'if-modified-since: yesterday'],
  ['expect: 100-continue'],
  ['te: trailers, gzip;q=nan', 'trailer: x'],
  ['upgrade: h2c', 'http2-settings: AAMAAABk'],
  ['upgrade: websocket', 'sec-websocket-key: eA==', 'sec-websocket-version: 13'],
  ['__proto__: 1', 'constructor: 1'],
  ['x-latin: \u00e9\u00ff'],
];

/** Some of them, now and then none. */
export function strangeLines(random: Random): Lines {
  return random() < 0.4 ? pick(random, strangeHeaders) : [];
}

/** A request as a server may not read it: the line, the headers, or how its body is framed. */
interface Framing {
  /** The request line, in place of `POST /path HTTP/1.1`. */
  readonly line?: (method: string, target: string) => string;
  readonly lines?: Lines;
  /** How the body is sent, in place of its length and itself. */
  readonly body?: (bytes: Buffer) => { readonly lines: Lines; readonly bytes: Buffer };
  /** Whether the caller has to end its side, as it announces what never comes. */
  readonly endsEarly?: true;
}

const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
const lastChunk = Buffer.from('0\r\n\r\n');
const hidden = Buffer.from('GET /__local/iam.json HTTP/1.1\r\nHost: localhost\r\n\r\n');
const stated =
  (of: (length: number) => string): NonNullable<Framing['body']> =>
  (bytes) => ({
    lines: [`content-length: ${of(bytes.length)}`],
    bytes,
  });

/** Framings by what is wrong with them; in chunks and with HTTP/1.0 nothing is, but no client of ours does it. */
const framings: Readonly<Record<string, Framing>> = {
  'in chunks': {
    body: (bytes) => ({
      lines: ['transfer-encoding: chunked'],
      bytes: Buffer.concat(bytes.length > 0 ? [chunk(bytes), lastChunk] : [lastChunk]),
    }),
  },
  'chunks without an end': {
    body: (bytes) => ({
      lines: ['transfer-encoding: chunked'],
      bytes: Buffer.concat([chunk(Buffer.concat([bytes, Buffer.from('x')]))]),
    }),
    endsEarly: true,
  },
  'a chunk of no size': {
    body: (bytes) => ({ lines: ['transfer-encoding: chunked'], bytes: Buffer.concat([Buffer.from('zz\r\n'), bytes]) }),
  },
  'a chunk that is far too large': {
    body: (bytes) => ({
      lines: ['transfer-encoding: chunked'],
      bytes: Buffer.concat([Buffer.from('ffffffffffffffff\r\n'), bytes]),
    }),
    endsEarly: true,
  },
  'chunks and a length': {
    body: (bytes) => ({
      lines: ['transfer-encoding: chunked', `content-length: ${bytes.length}`],
      bytes: Buffer.concat([lastChunk, hidden]),
    }),
  },
  'two kinds of chunks': {
    body: () => ({ lines: ['transfer-encoding: chunked, identity'], bytes: Buffer.concat([lastChunk, hidden]) }),
    endsEarly: true,
  },
  'a kind of chunks that nobody knows': {
    body: () => ({ lines: ['transfer-encoding: xchunked'], bytes: Buffer.concat([lastChunk, hidden]) }),
    endsEarly: true,
  },
  'longer than it says': { body: stated((length) => String(Math.floor(length / 2))) },
  'shorter than it says': { body: stated((length) => String(length + 100)), endsEarly: true },
  'a length below zero': { body: stated(() => '-1') },
  'a length that is no number': { body: stated((length) => `${length}, ${length}`) },
  'a length beyond all numbers': { body: stated(() => '9'.repeat(40)), endsEarly: true },
  'two lengths': { body: (bytes) => ({ lines: ['content-length: 0', `content-length: ${bytes.length}`], bytes }) },
  'a second host': { lines: ['host: evil.example'] },
  'a header without a colon': { lines: ['no colon here'] },
  'a blank in the name of a header': { lines: ['content-length : 3'] },
  'a header in two lines': { lines: ['x-folded: a\r\n b'] },
  'a null byte in a header': { lines: ['x-null: a\u0000b'] },
  'a lone line feed': { lines: ['x-feed: a\nx-other: b'] },
  'headers beyond what is read': { lines: Array.from({ length: 30 }, (_, at) => `x-${at}: ${'z'.repeat(1_000)}`) },
  'HTTP/1.0': { line: (method, target) => `${method} ${target} HTTP/1.0` },
  'HTTP/0.9': { line: (method, target) => `${method} ${target}` },
  'HTTP/9.9': { line: (method, target) => `${method} ${target} HTTP/9.9` },
  'a whole address': { line: (method, target) => `${method} http://evil.example${target} HTTP/1.1` },
  'a blank too many': { line: (method, target) => `${method}  ${target} HTTP/1.1` },
  'no HTTP at all': { line: () => '\u0016\u0003\u0001\u0002\u0000\u0001' },
  'the preface of HTTP/2': { line: () => 'PRI * HTTP/2.0' },
};

/** One of the framings, with what is wrong with it. */
export function strangeFraming(random: Random): Framing & { readonly what: string } {
  const ways = Object.entries(framings);
  const [what, framing] = ways[Math.floor(random() * ways.length)] ?? ['in chunks', {}];
  return { what, ...framing };
}
