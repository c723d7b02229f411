/**
 * Packs a PDF of Chromium's: what is no stream (most of it the tags of a tagged PDF) goes into compressed object streams, as PDF 1.5
 * has them, and the table of offsets into a compressed stream too. It shows the same pages in half the bytes.
 */

import { deflateSync } from 'node:zlib';

interface PdfObject {
  readonly number: number;
  /** What stands between `obj` and `endobj`. */
  readonly body: Buffer;
}

/** Objects of one stream; readers have to unpack a whole one for any of them. */
const objectsPerStream = 200;

const latin = (text: string) => Buffer.from(text, 'latin1');

/**
 * @param changed an object that is no stream as it shall be; of another length, too, as the offsets are written anew
 * @throws Error when the file is not written as Chromium writes it
 */
export function packed(pdf: Buffer, changed: (object: Buffer) => Buffer): Buffer {
  const text = pdf.toString('latin1');
  const { objects, trailer } = readObjects(pdf, text);
  const isStream = ({ body }: PdfObject) => />>\s*stream\n/.test(body.subarray(0, 2_000).toString('latin1'));
  const streams = objects.filter(isStream);
  const plain = objects
    .filter((object) => !isStream(object))
    .map(({ number, body }) => ({ number, body: changed(body) }));
  const highest = Math.max(...objects.map(({ number }) => number));

  const packs: PdfObject[] = [];
  /** Field values of each object in the table: kind, place, index. */
  const table = new Map<number, readonly [number, number, number]>([[0, [0, 0, 0xffff]]]);
  for (let start = 0; start < plain.length; start += objectsPerStream) {
    const number = highest + 1 + packs.length;
    const content = plain.slice(start, start + objectsPerStream);
    for (const [index, object] of content.entries()) table.set(object.number, [2, number, index]);
    packs.push({ number, body: objectStream(content) });
  }

  const parts: Buffer[] = [latin('%PDF-1.5\n%\xd3\xeb\xe9\xe1\n')];
  let length = parts[0]?.length ?? 0;
  const append = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const { number, body } of [...streams, ...packs]) {
    table.set(number, [1, length, 0]);
    append(latin(`${number} 0 obj\n`));
    append(body);
    append(latin('\nendobj\n'));
  }
  const last = highest + 1 + packs.length;
  table.set(last, [1, length, 0]);
  const start = length;
  append(latin(`${last} 0 obj\n`));
  append(offsetTable(table, last + 1, trailer));
  append(latin(`\nendobj\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** Reads the objects by the table of offsets at the end of the file. */
function readObjects(pdf: Buffer, text: string): { objects: PdfObject[]; trailer: string } {
  const [, at = ''] = /startxref\n(\d+)\n%%EOF\s*$/.exec(text) ?? [];
  const end = text.slice(Number(at));
  const [, rows = '', trailer = ''] = /^xref\n0 \d+\n([\s\S]*?)trailer\n<<([\s\S]*?)>>\n?startxref/.exec(end) ?? [];
  const offsets = [...rows.matchAll(/(\d{10}) \d{5} ([nf])/g)].flatMap(([, offset, kind], number) =>
    kind === 'n' ? [{ number, offset: Number(offset) }] : [],
  );
  if (offsets.length === 0) throw new Error('The PDF has no table of offsets that can be read');
  const starts = [...offsets.map(({ offset }) => offset), Number(at)].toSorted((a, b) => a - b);
  const objects = offsets.map(({ number, offset }) => {
    const next = starts.find((start) => start > offset) ?? text.length;
    const opening = `${number} 0 obj\n`;
    const closing = text.lastIndexOf('endobj', next);
    if (!text.startsWith(opening, offset)) throw new Error(`Object ${number} is not where the table says`);
    return { number, body: pdf.subarray(offset + opening.length, closing - 1) };
  });
  return { objects, trailer: trailer.replace(/\/Size \d+\s*/, '').trim() };
}

/** One stream that holds several objects: first their numbers and places, then themselves. */
function objectStream(content: readonly PdfObject[]): Buffer {
  let place = 0;
  const places: string[] = [];
  for (const { number, body } of content) {
    places.push(`${number} ${place}`);
    place += body.length + 1;
  }
  const head = latin(`${places.join(' ')}\n`);
  const bodies = content.flatMap(({ body }) => [body, latin('\n')]);
  const bytes = deflateSync(Buffer.concat([head, ...bodies]), { level: 9 });
  const dictionary = `<</Type /ObjStm /N ${content.length} /First ${head.length} /Filter /FlateDecode /Length ${bytes.length}>>`;
  return Buffer.concat([latin(`${dictionary}\nstream\n`), bytes, latin('\nendstream')]);
}

/** The table of offsets as a stream: a byte, four bytes, two bytes for each object. */
function offsetTable(
  table: ReadonlyMap<number, readonly [number, number, number]>,
  size: number,
  trailer: string,
): Buffer {
  const rows = Buffer.alloc(size * 7);
  for (const [number, [kind, place, index]] of table) {
    rows.writeUInt8(kind, number * 7);
    rows.writeUInt32BE(place, number * 7 + 1);
    rows.writeUInt16BE(index, number * 7 + 5);
  }
  const bytes = deflateSync(rows, { level: 9 });
  const dictionary = `<</Type /XRef /Size ${size} /W [1 4 2] ${trailer} /Filter /FlateDecode /Length ${bytes.length}>>`;
  return Buffer.concat([latin(`${dictionary}\nstream\n`), bytes, latin('\nendstream')]);
}
