import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { BodyFormat } from '../../../shared/contract/endpoint.ts';
import { pick } from '../../support/runs/random.ts';
import type { Fields } from './broken-values.ts';

type Random = () => number;
type Headers = readonly (readonly [string, string])[];

/** A body as it is sent, and what its headers say of it. */
export interface SentBody {
  readonly bytes: Buffer;
  readonly headers: Headers;
}

const boundary = '----flood7f3a';

/** Writes fields as a format has them; JSON keeps a field that is there twice. */
export function written(format: BodyFormat, fields: Fields): SentBody {
  const of = (type: string, text: string): SentBody => ({
    bytes: Buffer.from(text),
    headers: [['content-type', type]],
  });
  if (format === 'form') return of('application/x-www-form-urlencoded', asQuery(fields));
  if (format === 'multipart') return of(`multipart/form-data; boundary=${boundary}`, asParts(fields));
  return of('application/json', asJson(fields));
}

/** Fields as a query has them. */
export function asQuery(fields: Fields): string {
  return new URLSearchParams(fields.map(([name, value]): [string, string] => [name, inText(value)])).toString();
}

const inText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function asJson(fields: Fields): string {
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`;
}

function asParts(fields: Fields): string {
  const parts = fields.map(([name, value]) => {
    const file = value instanceof Blob ? `; filename="photo.png"\r\nContent-Type: image/png` : '';
    const content = value instanceof Blob ? '\u0089PNG\r\n\u001a\n' : inText(value);
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}

const types = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/json; charset=utf-16le',
  'application/json; charset=',
  'application/json;;;',
  'APPLICATION/JSON',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=x',
  'application/octet-stream',
  '*/*',
  'a',
  '/',
  'application/json, text/plain',
] as const;

const withType = (body: SentBody, type: string): SentBody => ({ ...body, headers: [['content-type', type]] });
const withBytes = (body: SentBody, bytes: Buffer): SentBody => ({ ...body, bytes });
const compressed = (body: SentBody, encoding: string, bytes: Buffer): SentBody => ({
  bytes,
  headers: [...body.headers, ['content-encoding', encoding]],
});

/** Puts bytes into the middle of others. */
function spliced(random: Random, bytes: Buffer, added: Buffer): Buffer {
  const at = Math.floor(random() * (bytes.length + 1));
  return Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at)]);
}

const intruders = [
  Buffer.from([0xff, 0xfe]),
  Buffer.from([0xc0, 0xaf]),
  Buffer.from([0xed, 0xa0, 0x80]),
  Buffer.from([0x00]),
  Buffer.from('{'.repeat(20_000)),
  Buffer.from('['.repeat(20_000)),
  Buffer.from('9'.repeat(5_000)),
  Buffer.from('%zz%'),
  Buffer.from('\\ud800'),
  Buffer.from(`\r\n--${boundary}\r\n\r\n`),
  Buffer.from('&&==&'),
] as const;

const wholes = [
  '',
  'null',
  '[]',
  '42',
  '"text"',
  'NaN',
  '{"type":1e9999}',
  `{"a":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`,
  '{"__proto__":{"uid":"1"},"constructor":{"prototype":{"uid":"1"}}}',
  ' '.repeat(60_000),
  '{}{}',
  '\ufeff{}',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  'a[b][c]=1&a[]=2&=3&%=4',
  `--${boundary}\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--${boundary}--\r\n`,
  `--${boundary}\r\nContent-Disposition: form-data\r\n\r\n`,
  `--${boundary}\r\n${'X: y\r\n'.repeat(1_000)}\r\n1\r\n--${boundary}--`,
] as const;

const bomb = gzipSync(Buffer.alloc(5 * 1024 * 1024));

/** What may be wrong with a body beside its fields. */
const bodyChanges: Readonly<Record<string, (random: Random, body: SentBody) => SentBody>> = {
  'another media type': (random, body) => withType(body, pick(random, types)),
  'no media type': (_, { bytes }) => ({ bytes, headers: [] }),
  'it ends in the middle': (random, body) =>
    withBytes(body, body.bytes.subarray(0, Math.floor(random() * body.bytes.length))),
  'bytes that do not belong there': (random, body) =>
    withBytes(body, spliced(random, body.bytes, pick(random, intruders))),
  'a byte is another one': (random, body) => {
    const bytes = Buffer.from(body.bytes);
    if (bytes.length > 0) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    return withBytes(body, bytes);
  },
  'it comes twice': (_, body) => withBytes(body, Buffer.concat([body.bytes, body.bytes])),
  'another body': (random, body) => withBytes(body, Buffer.from(pick(random, wholes))),
  'in UTF-16': (_, body) => withBytes(body, Buffer.from(body.bytes.toString(), 'utf16le')),
  compressed: (_, body) => compressed(body, 'gzip', gzipSync(body.bytes)),
  'compressed otherwise': (_, body) => compressed(body, 'br', brotliCompressSync(body.bytes)),
  'said to be compressed': (_, body) => compressed(body, 'gzip', body.bytes),
  'compressed several times': (_, body) => compressed(body, 'deflate, gzip', gzipSync(deflateSync(body.bytes))),
  'much larger once it is unpacked': (_, body) => compressed(body, 'gzip', bomb),
  'larger than any form': (random, body) =>
    withBytes(body, Buffer.concat([body.bytes, Buffer.alloc(random() < 0.1 ? 3_000_000 : 100_000, 'x')])),
};

/** Breaks a body in one way. @returns it, and what is wrong with it */
export function brokenBody(random: Random, body: SentBody) {
  const ways = Object.entries(bodyChanges);
  const [what, change] = ways[Math.floor(random() * ways.length)] ?? ['none', () => body];
  return { what, body: change(random, body) };
}
