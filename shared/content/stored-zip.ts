import { crc32 } from 'node:zlib';

/** A file of an archive. A name that ends with `/` is a folder, and has no bytes. */
export interface ZipEntry {
  readonly name: string;
  /** Its bytes in parts, the same at every call. */
  readonly parts: () => Iterable<Uint8Array>;
}

interface ZipFile {
  /** Bytes of the whole archive. */
  readonly size: number;
  /** The bytes of the archive in parts, at every call from the beginning. */
  readonly parts: () => Generator<Uint8Array>;
}

interface MeasuredEntry extends ZipEntry {
  readonly size: number;
  readonly crc: number;
  /** Bytes of the archive before this entry. */
  readonly offset: number;
}

/** Signatures and lengths of the three records (APPNOTE.TXT of PKWARE, 4.3.7, 4.3.12 and 4.3.16). */
const local = { signature: 0x04034b50, length: 30 };
const central = { signature: 0x02014b50, length: 46 };
const end = { signature: 0x06054b50, length: 22 };
const version = 20;
/** General purpose bit 11: names are UTF-8. */
const namesAreUtf8 = 1 << 11;
const noon = 12 << 11;

/**
 * A zip file that stores its entries as they are. Only the part that is being read is in memory, so an archive may be large;
 * the entries are read once here, for their checksums, and again whenever the archive is. 4 GB and 65,535 entries at most.
 * @param day time stamp of all entries, `YYYY-MM-DD`, at noon. Zip files carry local time: from a `Date`, their bytes would
 * depend on the time zone
 */
export function storedZip(entries: readonly ZipEntry[], day: string): ZipFile {
  const measured: MeasuredEntry[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { size, crc } = measure(entry);
    measured.push({ ...entry, size, crc, offset });
    offset += local.length + Buffer.byteLength(entry.name) + size;
  }
  const date = dosDate(day);
  const directory = Buffer.concat(measured.map((entry) => centralRecord(entry, date)));
  const tail = Buffer.concat([directory, endRecord(entries.length, directory.length, offset)]);
  return {
    size: offset + tail.length,
    *parts() {
      for (const entry of measured) {
        yield localRecord(entry, date);
        yield* entry.parts();
      }
      yield tail;
    },
  };
}

function measure({ parts }: ZipEntry): { readonly size: number; readonly crc: number } {
  let [size, crc] = [0, 0];
  for (const part of parts()) {
    size += part.length;
    crc = crc32(part, crc);
  }
  return { size, crc };
}

function dosDate(day: string): number {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number);
  return ((year - 1980) << 9) | (month << 5) | date;
}

/** Flags, method 0 (stored), time, checksum and sizes: the part that both records of an entry share. */
function writeFacts(record: Buffer, at: number, { name, size, crc }: MeasuredEntry, date: number): void {
  record.writeUInt16LE(version, at);
  record.writeUInt16LE(namesAreUtf8, at + 2);
  record.writeUInt16LE(noon, at + 6);
  record.writeUInt16LE(date, at + 8);
  record.writeUInt32LE(crc, at + 10);
  record.writeUInt32LE(size, at + 14);
  record.writeUInt32LE(size, at + 18);
  record.writeUInt16LE(Buffer.byteLength(name), at + 22);
}

function localRecord(entry: MeasuredEntry, date: number): Buffer {
  const record = Buffer.alloc(local.length);
  record.writeUInt32LE(local.signature, 0);
  writeFacts(record, 4, entry, date);
  return Buffer.concat([record, Buffer.from(entry.name)]);
}

function centralRecord(entry: MeasuredEntry, date: number): Buffer {
  const record = Buffer.alloc(central.length);
  record.writeUInt32LE(central.signature, 0);
  record.writeUInt16LE(version, 4);
  writeFacts(record, 6, entry, date);
  record.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([record, Buffer.from(entry.name)]);
}

function endRecord(entries: number, directorySize: number, directoryOffset: number): Buffer {
  const record = Buffer.alloc(end.length);
  record.writeUInt32LE(end.signature, 0);
  record.writeUInt16LE(entries, 8);
  record.writeUInt16LE(entries, 10);
  record.writeUInt32LE(directorySize, 12);
  record.writeUInt32LE(directoryOffset, 16);
  return record;
}
