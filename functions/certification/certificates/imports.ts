import * as z from 'zod/mini';
import type { Key } from '../../platform/tables/item.ts';
import type { Table } from '../../platform/tables/table.ts';
import { certificateKey, StoredCertificate } from './certificate.ts';

/** The partition of all imports. A file a month for years is some kilobytes, which every reader of certificates reads along. */
export const importPartition = 'imports';

/** An import: a file by its fingerprint, and the attempt to bring it in that is under way or was published. */
export const StoredImport = z.object({
  sk: z.string(),
  attempt: z.string(),
  /** Lines of the file, and those that this attempt has staged. */
  count: z.int(),
  staged: z.int(),
  begunAt: z.iso.datetime(),
  /** The pointer: the attempt whose certificates everybody sees. Set once, by one conditional write. */
  published: z.optional(z.string()),
  /** It was given up: nothing is staged or published any more, and the job deletes what was. */
  isGivenUp: z.optional(z.boolean()),
  /** What other attempts had staged is deleted. */
  isSwept: z.optional(z.boolean()),
});
export type StoredImport = z.output<typeof StoredImport>;

export const importKey = (fingerprint: string): Key => ({ pk: importPartition, sk: fingerprint });

/** What has to be so for anything to be staged or published: an attempt is the one under way. */
export const underWay = { published: { is: 'absent' }, isGivenUp: { is: 'absent' } } as const;

export const over = 'Another attempt to import this file has begun, or it was given up: begin anew';

/** The attempt that was published, by import. */
export type PublishedImports = ReadonlyMap<string, string>;

export async function publishedImports(table: Table<'Query'>): Promise<PublishedImports> {
  const imports = (await table.queryAll(importPartition)).map((item) => StoredImport.parse(item));
  return new Map(imports.flatMap(({ sk, published }) => (published === undefined ? [] : [[sk, published] as const])));
}

/** Whether there is a certificate: one of an import only once its attempt is published. */
export function isPublished(
  { importId, attempt }: Pick<StoredCertificate, 'importId' | 'attempt'>,
  published: PublishedImports,
): boolean {
  return importId === undefined || published.get(importId) === attempt;
}

/**
 * Finds a certificate by its number, as it is now; undefined where there is none, or where its import was not published. It reads the
 * same whether there is one or not.
 */
export function certificateReader(table: Table<'GetItem' | 'Query'>) {
  return async (num: string): Promise<StoredCertificate | undefined> => {
    const [item, published] = await Promise.all([table.get(certificateKey(num)), publishedImports(table)]);
    const certificate = item && StoredCertificate.parse(item);
    return certificate && isPublished(certificate, published) ? certificate : undefined;
  };
}
