import { listHolders } from '../../shared/contract/certification/certificates.ts';
import { type Holder, holderPages } from '../../shared/contract/certification-schemas.ts';
import { pageReply } from '../../shared/contract/page-number.ts';
import { shanghaiDay } from '../../shared/shanghai-day.ts';
import { comparableName } from '../../shared/typed/comparable-name.ts';
import { endpoint, index, limiting, rows, within } from '../platform/index.ts';
import type { Index } from '../platform/tables/pages.ts';
import type { Table } from '../platform/tables/table.ts';
import { rankPartition, StoredCertificate, stateOf } from './certificates/certificate.ts';
import { isPublished, publishedImports } from './certificates/imports.ts';
import { certificationTable } from './tables.ts';

/** How long an instance keeps the list that it has read, in milliseconds: as long as the edge keeps an answer. */
const keptFor = 10_000;

/** Answers a page of the holders of valid certificates, or of those whose name has a text (product-rules.md#certification-centre). */
export default endpoint(
  listHolders,
  {
    uses: {
      limits: limiting(),
      certification: rows(within(certificationTable, 'imports'), 'Query'),
      byRank: index(certificationTable, 'byRank'),
    },
  },
  ({ certification, byRank }) => {
    let kept: { readonly holders: ReturnType<typeof holdersOf>; readonly until: number } | undefined;
    /** Reads the list once for all that ask within ten seconds, whatever name they seek; a reading that failed is not kept. */
    const read = () => {
      if (kept && Date.now() < kept.until) return kept.holders;
      const reading = { holders: holdersOf(certification, byRank), until: Date.now() + keptFor };
      kept = reading;
      reading.holders.catch(() => {
        if (kept === reading) kept = undefined;
      });
      return reading.holders;
    };
    return async ({ name, page, size }) => {
      const [today, sought] = [shanghaiDay(Date.now()), comparableName(name)];
      const holders = (await read()).filter(
        ({ certificate, comparable }) => stateOf(certificate, today) === 'valid' && comparable.includes(sought),
      );
      const shown = holders.slice((page - 1) * size, page * size).map(({ certificate }) => holderOf(certificate));
      return pageReply(holderPages, { list: shown, count: holders.length });
    };
  },
);

/** Every certificate there is, the newest first, page by page as the index has them. */
async function holdersOf(table: Table<'Query'>, byRank: Index) {
  const published = await publishedImports(table);
  const pages = await Array.fromAsync(byRank.queryPages(rankPartition, { newestFirst: true }));
  return pages
    .flat()
    .map((item) => StoredCertificate.parse(item))
    .filter((certificate) => isPublished(certificate, published))
    .map((certificate) => ({ certificate, comparable: comparableName(certificate.name) }));
}

function holderOf({ name, num, company }: StoredCertificate): Holder {
  return { name, cert_num: num, company };
}
