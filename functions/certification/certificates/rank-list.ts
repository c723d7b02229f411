import { type Holder, holderPages } from '../../../shared/contract/certification-schemas.ts';
import { type PageAsked, pageReply } from '../../../shared/contract/page-number.ts';
import { shanghaiDay } from '../../../shared/shanghai-day.ts';
import { comparableName } from '../../../shared/typed/comparable-name.ts';
import { type StoredCertificate, stateOf } from './certificate.ts';

interface RankList {
  readonly list: () => Promise<readonly StoredCertificate[]>;
  readonly now: () => number;
}

/** How long an instance keeps the list that it has read, in milliseconds: as long as the edge keeps an answer. */
const keptFor = 10_000;

/** Answers a page of the holders of valid certificates, or of those whose name has a text (product-rules.md#certification-centre). */
export function rankLister({ list, now }: RankList) {
  const read = listKeeper({ list, now });
  return async ({ name, page, size }: PageAsked & { readonly name: string }) => {
    const [today, sought] = [shanghaiDay(now()), comparableName(name)];
    const holders = (await read()).filter(
      ({ certificate, comparable }) => stateOf(certificate, today) === 'valid' && comparable.includes(sought),
    );
    const shown = holders.slice((page - 1) * size, page * size).map(({ certificate }) => holderOf(certificate));
    return pageReply(holderPages, { list: shown, count: holders.length });
  };
}

/** Reads the list once for all that ask within ten seconds, whatever name they seek; a reading that failed is not kept. */
function listKeeper({ list, now }: RankList) {
  let kept: { readonly holders: ReturnType<typeof holdersOf>; readonly until: number } | undefined;
  return () => {
    if (kept && now() < kept.until) return kept.holders;
    const reading = { holders: holdersOf(list), until: now() + keptFor };
    kept = reading;
    reading.holders.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.holders;
  };
}

async function holdersOf(list: RankList['list']) {
  return (await list()).map((certificate) => ({ certificate, comparable: comparableName(certificate.name) }));
}

function holderOf({ name, num, company }: StoredCertificate): Holder {
  return { name, cert_num: num, company };
}
