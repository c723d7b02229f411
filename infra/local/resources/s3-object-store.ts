import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import S3Error from 's3rver/lib/models/error.js';
import FilesystemStore, { type NewObject, type StoredMetadata } from 's3rver/lib/stores/filesystem.js';

/** An object that was just stored. The entity tag has its quotes; the size is in bytes. */
export type CreatedObject = { bucket: string; key: string; size: number; etag: string };

const OBJECT_SUFFIX = '._S3rver_object';
const TEMPORARY = '.part-';

// What S3 keeps of the headers of an upload, beside x-amz-meta-* and checksums.
const KEPT_HEADERS = `cache-control content-disposition content-encoding content-language content-type expires
  x-amz-storage-class x-amz-website-redirect-location`.split(/\s+/);
const KEPT_PREFIXES = ['x-amz-meta-', 'x-amz-checksum-'];
const NOT_METADATA = ['x-amz-checksum-algorithm', 'x-amz-checksum-mode', 'x-amz-checksum-type'];

/**
 * s3rver's store on disk, in the same files, but safe: an object appears whole or not at all, whenever the process is killed; writers of
 * one key take turns; every key has a path of its own below its bucket, `..` and empty segments included.
 */
export class ObjectStore extends FilesystemStore {
  readonly #onCreated: (object: CreatedObject) => void;
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(directory: string, onCreated: (object: CreatedObject) => void = () => {}) {
    super(directory);
    this.#onCreated = onCreated;
  }

  override getResourcePath(bucket: string, key: string | undefined, resource: string): string {
    const segments = (key ?? '').split('/').map(toFileName);
    const last = segments.pop() ?? '';
    return path.join(this.getBucketPath(bucket), ...segments, `${last}._S3rver_${resource}`);
  }

  /** The metadata of an object, its entity tag among them, or `undefined` when there is none. */
  async findObject(bucket: string, key: string): Promise<StoredMetadata | undefined> {
    return this.getMetadata(bucket, key).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  }

  /** The bytes of an object, all or a part (first and last included). */
  readObject(bucket: string, key: string, range?: { start: number; end: number }) {
    return createReadStream(this.getResourcePath(bucket, key, 'object'), range);
  }

  override async putObject({ bucket, key, content, metadata }: NewObject): Promise<{ size: number; md5: string }> {
    const target = this.getResourcePath(bucket, key, 'object');
    await mkdir(path.dirname(target), { recursive: true });
    const temporary = `${target}${TEMPORARY}${randomBytes(6).toString('hex')}`;
    try {
      const { size, md5 } = await writeWhole(temporary, content);
      await this.#inTurn(target, () => this.#publish(bucket, key, temporary, metadata, md5));
      this.#onCreated({ bucket, key, size, etag: `"${md5}"` });
      return { size, md5 };
    } finally {
      await rm(temporary, { force: true });
    }
  }

  override async putPart(bucket: string, uploadId: string, partNumber: string, content: AsyncIterable<Buffer>) {
    const target = path.join(this.getResourcePath(bucket, undefined, 'uploads'), uploadId, partNumber);
    const { size, md5 } = await writeWhole(target, content);
    await writeFile(`${target}.md5`, md5);
    return { size, md5 };
  }

  override async putObjectMultipart(bucket: string, uploadId: string, parts: { number: number; etag: string }[]) {
    const directory = path.join(this.getResourcePath(bucket, undefined, 'uploads'), uploadId);
    const files = parts.map(({ number }) => path.join(directory, String(number)));
    for (const [at, { etag }] of parts.entries()) {
      const stored = await readFile(`${files[at]}.md5`, 'utf8').catch(() => undefined);
      if (stored !== etag) throw new S3Error('InvalidPart', 'One or more of the specified parts could not be found.');
    }
    const key = await readFile(path.join(directory, 'key'), 'utf8');
    const metadata: NewObject['metadata'] = JSON.parse(await readFile(path.join(directory, 'metadata'), 'utf8'));
    const result = await this.putObject({ bucket, key, content: concatenated(files), metadata });
    await rm(directory, { recursive: true, force: true });
    return result;
  }

  override async copyObject(
    fromBucket: string,
    fromKey: string,
    bucket: string,
    key: string,
    replacement: NewObject['metadata'] | null,
  ) {
    const metadata = replacement ?? (await this.getMetadata(fromBucket, fromKey));
    await this.putObject({ bucket, key, content: this.readObject(fromBucket, fromKey), metadata });
    return this.getMetadata(bucket, key);
  }

  override async deleteObject(bucket: string, key: string): Promise<void> {
    const target = this.getResourcePath(bucket, key, 'object');
    // The object first: without it the rest is nothing.
    const files = [target, `${target}.md5`, this.getResourcePath(bucket, key, 'metadata.json')];
    await this.#inTurn(target, async () => {
      for (const file of files) await rm(file, { force: true });
    });
  }

  /** All keys of a bucket with a prefix, in the order of their UTF-8 bytes, as S3 lists them. */
  async keys(bucket: string, prefix = ''): Promise<string[]> {
    const root = this.getBucketPath(bucket);
    const folder = prefix.split('/').slice(0, -1).map(toFileName);
    const files = await readdir(path.join(root, ...folder), { recursive: true }).catch(() => []);
    return files
      .filter((file) => file.endsWith(OBJECT_SUFFIX))
      .map((file) => [...folder, ...file.slice(0, -OBJECT_SUFFIX.length).split(path.sep)].map(fromFileName).join('/'))
      .filter((key) => key.startsWith(prefix))
      .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  }

  /** Forgets a multipart upload and its parts. Returns false when there is none. */
  async abortUpload(bucket: string, uploadId: string): Promise<boolean> {
    const directory = path.join(this.getResourcePath(bucket, undefined, 'uploads'), uploadId);
    const exists = await stat(directory).then(
      () => true,
      () => false,
    );
    await rm(directory, { recursive: true, force: true });
    return exists;
  }

  async #publish(bucket: string, key: string, temporary: string, metadata: NewObject['metadata'], md5: string) {
    const target = this.getResourcePath(bucket, key, 'object');
    const description = this.getResourcePath(bucket, key, 'metadata.json');
    await writeFile(`${description}${TEMPORARY}`, JSON.stringify(keptMetadata(metadata), null, 2));
    // Without its digest file an object is hashed anew, so a kill between these steps leaves no wrong entity tag.
    await rm(`${target}.md5`, { force: true });
    await rename(temporary, target);
    await rename(`${description}${TEMPORARY}`, description);
    await writeFile(`${target}.md5`, md5);
  }

  async #inTurn<T>(target: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(target) ?? Promise.resolve()).then(work, work);
    this.#turns.set(target, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(target) === turn) this.#turns.delete(target);
    }
  }
}

async function writeWhole(file: string, content: AsyncIterable<Buffer>): Promise<{ size: number; md5: string }> {
  const digest = createHash('md5');
  let size = 0;
  const handle = await open(file, 'w');
  try {
    for await (const chunk of content) {
      digest.update(chunk);
      size += chunk.length;
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
  return { size, md5: digest.digest('hex') };
}

async function* concatenated(files: string[]): AsyncGenerator<Buffer> {
  for (const file of files) yield* createReadStream(file);
}

function keptMetadata(metadata: NewObject['metadata']): NewObject['metadata'] {
  const isKept = (name: string) =>
    KEPT_HEADERS.includes(name) ||
    (KEPT_PREFIXES.some((prefix) => name.startsWith(prefix)) && !NOT_METADATA.includes(name));
  return Object.fromEntries(Object.entries(metadata).filter(([name]) => isKept(name)));
}

/** File systems reserve some names and characters; `%` marks what stands for them. */
function toFileName(segment: string): string {
  if (segment === '' || segment === '.' || segment === '..') return `%${segment.replaceAll('.', '2E')}`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be replaced
  return segment.replace(/[%<>:"\\|?*\u0000-\u001f]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

function fromFileName(name: string): string {
  if (/^%(2E){0,2}$/.test(name)) return name.slice(1).replaceAll('2E', '.');
  return name.replace(/%([0-9a-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
