import { type Holder, holderPages } from '../../../shared/contract/certification-schemas.ts';
import { type PageAsked, pageReply } from '../../../shared/contract/page-number.ts';
import { shanghaiDay } from '../../../shared/shanghai-day.ts';
import { comparableName, type StoredCertificate, stateOf } from './certificate.ts';

interface RankList {
  readonly list: () => Promise<readonly StoredCertificate[]>;
  readonly now: () => number;
}

/** Answers a page of the holders of valid certificates, or of those whose name has a text (product-rules.md#certification-centre). */
export function rankLister({ list, now }: RankList) {
  return async ({ name, page, size }: PageAsked & { readonly name: string }) => {
    const [today, sought] = [shanghaiDay(now()), comparableName(name)];
    const holders = (await list()).filter(
      (certificate) => stateOf(certificate, today) === 'valid' && comparableName(certificate.name).includes(sought),
    );
    const shown = holders.slice((page - 1) * size, page * size).map(holderOf);
    return pageReply(holderPages, { list: shown, count: holders.length });
  };
}

function holderOf({ name, num, company }: StoredCertificate): Holder {
  return { name, cert_num: num, company };
}
