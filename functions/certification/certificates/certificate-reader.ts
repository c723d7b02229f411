import type { Table } from '../../platform/tables/table.ts';
import { certificateKey, StoredCertificate } from './certificate.ts';
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
