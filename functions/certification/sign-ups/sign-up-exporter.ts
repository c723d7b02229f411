import type { OpenedSignUp } from '../../../shared/contract/certification-schemas.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import { inBatches } from '../../platform/aws/in-batches.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import { type KeptKey, keptKeyOf } from '../../platform/uploads/upload-key.ts';
import { candidateOf, numberOf, photoOf, StoredSignUp } from './sign-up.ts';

interface Exporter {
  readonly byPeriod: Index;
  readonly table: Table<'GetItem'>;
  readonly sealer: Pick<Sealer, 'open'>;
  /** An address at which a photo is seen. */
  readonly link: (key: `photos/${string}`, seconds: number) => Promise<string>;
  readonly audited: Audited<Only<object>>;
}

interface Asked {
  readonly period: string;
  readonly cursor: string;
  readonly operator: string;
}

/** Sign-ups of a page, how many are opened at once, and the seconds for which links to photos are good. */
const most = 100;
const openedAtATime = 25;
const linkSeconds = 5 * 60;

/** Opens a page of a month's sign-ups for operators, once the audit trail says who asked. */
export function signUpExporter({ byPeriod, table, sealer, link, audited }: Exporter) {
  const open = async ({ pk, sk }: { readonly pk: string; readonly sk: string }): Promise<OpenedSignUp[]> => {
    const item = await table.get({ pk, sk });
    if (!item) return [];
    const signUp = StoredSignUp.parse(item);
    const { name, addr, idcard, phone, email } = await candidateOf(sealer, signUp);
    const photo = photoOf(signUp);
    const kept = photo && keptKeyOf(photo);
    const { period, state, signedUpAt, company, consent, certificate = '' } = signUp;
    return [
      {
        ...{ sign_up: numberOf(signUp), period, status: state, signed_up_at: signedUpAt },
        ...{ name, company, addr, idcard, phone, email, consent, certificate },
        photo: kept && isPhoto(kept) && state !== 'photo-refused' ? await link(kept, linkSeconds) : '',
      },
    ];
  };
  return async ({ period, cursor, operator }: Asked) => {
    const page = await byPeriod.query(period, { limit: most, cursor });
    await audited({ operator, subject: `sign-ups ${period} ${page.items.length}` });
    const places = page.items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }));
    return { list: (await inBatches(places, openedAtATime, open)).flat(), cursor: page.cursor };
  };
}

const isPhoto = (key: KeptKey): key is `photos/${string}` => key.startsWith('photos/');
