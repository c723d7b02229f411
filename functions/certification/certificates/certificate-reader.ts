import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import { certificateKey, rankPartition, StoredCertificate } from './certificate.ts';
import { isPublished, publishedImports } from './imports.ts';

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

interface Listing {
  readonly table: Table<'Query'>;
  readonly byRank: Index;
}

/** Every certificate there is, the newest first, page by page as the index has them. */
export function certificateLister({ table, byRank }: Listing) {
  return async (): Promise<StoredCertificate[]> => {
    const published = await publishedImports(table);
    const pages = await Array.fromAsync(byRank.queryPages(rankPartition, { newestFirst: true }));
    return pages
      .flat()
      .map((item) => StoredCertificate.parse(item))
      .filter((certificate) => isPublished(certificate, published));
  };
}
