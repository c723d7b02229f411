import { gzipSync } from 'node:zlib';

/** A request body that no client of ours sends, with the headers it comes with. */
export interface MalformedBody {
  readonly title: string;
  readonly body: string | Buffer | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

function malformed(
  title: string,
  body: MalformedBody['body'],
  headers: MalformedBody['headers'] = json,
): MalformedBody {
  return { title, body, headers };
}

const manyKeys = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, index]));

/** The one that every endpoint is sent over HTTP. */
export const fieldsOfWrongTypes = malformed(
  'fields of wrong types',
  JSON.stringify({ type: {}, version: 5, system: [], title: true, language: { $gt: '' } }),
);

/** Bodies that every endpoint has to answer without a fault of its own. */
export const malformedBodies: readonly MalformedBody[] = [
  malformed('no body', undefined),
  malformed('an empty text', ''),
  malformed('null', 'null'),
  malformed('an array', '[]'),
  malformed('a number', '42'),
  malformed('broken JSON', '{"type": 1'),
  fieldsOfWrongTypes,
  malformed('numbers out of range', JSON.stringify({ type: 1e308, version: '', system: -1, title: '', language: -5 })),
  malformed('a number with 400 digits', `{"type": ${'9'.repeat(400)}, "system": 1e9999}`),
  malformed('1 MB', JSON.stringify({ type: 1, title: 'x'.repeat(1024 * 1024) })),
  malformed('deep nesting', `${'{"type":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
  malformed(
    '10,000 keys',
    JSON.stringify(manyKeys)
      .slice(0, 60_000)
      .replace(/,[^,]*$/, '}'),
  ),
  malformed('a key given twice', '{"type": 1, "type": {}, "type": 21}'),
  malformed('prototype keys', '{"__proto__":{"type":1},"constructor":{"prototype":{"type":1}},"toString":1}'),
  malformed('control characters', '{"title":"\\u0000\\u001b[2J","version":"\\r\\n"}'),
  malformed('a null byte', '{"type": 1}\u0000'),
  malformed('half a surrogate pair', '{"title": "\\ud800", "version": "\\udfff"}'),
  malformed('another character set', Buffer.from('{"type": 1}', 'utf16le'), {
    'content-type': 'application/json; charset=utf-16le',
  }),
  malformed('bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
  malformed('a gzip bomb', gzipSync(Buffer.alloc(10 * 1024 * 1024)), { ...json, 'content-encoding': 'gzip' }),
  malformed('a form sent as JSON', 'type=1&version=5.2.0'),
  malformed('JSON sent as a form', '{"type": 1}', form),
  malformed('a form with a field twice', 'type=1&type=2', form),
  malformed('plain text', 'type=1', { 'content-type': 'text/plain' }),
  malformed('a multipart body', '--x\r\n\r\n1\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
];
