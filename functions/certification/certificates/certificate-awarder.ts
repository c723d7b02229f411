import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { certificateAwarded } from '../../../events/certificate-awarded/event.ts';
import { newCertificateNumber } from '../../../shared/certificate-number.ts';
import type { CertificateFacts } from '../../../shared/contract/certification-schemas.ts';
import { signUpStates } from '../../../shared/contract/certification-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { monthsAfter, shanghaiDay } from '../../../shared/shanghai-day.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Key } from '../../platform/tables/item.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { GrantsOf } from '../../platform/tables/table-clients.ts';
import type { needs } from '../needs.ts';
import { certificateItem, factsOf, type StoredCertificate } from './certificate.ts';
import type { TakePlaces } from './status-places.ts';

interface Awarder {
  readonly table: Table<'GetItem'>;
  readonly sealer: Pick<Sealer, 'lookupHash' | 'open'>;
  readonly audited: Audited<GrantsOf<typeof needs.awardCertificate>>;
  readonly takePlaces: TakePlaces;
  readonly now: () => number;
  readonly newNumber?: () => string;
}

type Asked = ({ readonly sign_up: string } | { readonly period: string; readonly idcard: string }) & {
  readonly months: number;
  readonly operator: string;
};

/** What of a sign-up an award needs. */
const Awardable = z.object({
  pk: z.string(),
  sk: z.string(),
  status: z.enum(signUpStates),
  sealed: z.string(),
  phoneHash: z.optional(z.string()),
});

/** What of its sealed fields is printed. */
const Printed = z.object({ name: z.string(), company: z._default(z.string(), '') });

const unknown = 'There is no such sign-up';

/**
 * Awards the certificate of an exam: certificate, the sign-up's new state, the event and the row of the audit trail are one transaction.
 * @throws Refusal for a sign-up that there is not, whose photo was refused, or whose certificate was awarded already
 */
export function certificateAwarder({ table, sealer, audited, takePlaces, now, newNumber = randomNumber }: Awarder) {
  return async ({ months, operator, ...asked }: Asked): Promise<CertificateFacts> => {
    const place = await signUpPlace(sealer, asked);
    const item = await table.get(place);
    if (!item) throw new Refusal(unknown);
    const signUp = Awardable.parse(item);
    if (signUp.status === 'certified') throw new Refusal('Its certificate was awarded already');
    if (signUp.status === 'photo-refused')
      throw new Refusal('Its photo was refused: the candidate has to send another one');
    const { name, company } = Printed.parse(await sealer.open(`${signUp.pk}#${signUp.sk}`, signUp.sealed));
    const today = shanghaiDay(now());
    const certificate: StoredCertificate = {
      num: newNumber(),
      name,
      company,
      awardedOn: today,
      endsOn: monthsAfter(today, months),
      origin: 'exam',
      place: await takePlaces(1),
    };
    const hashes = {
      holderId: place.pk.slice(signUpPrefix.length),
      ...(signUp.phoneHash && { holderPhone: signUp.phoneHash }),
    };
    const outcome = await audited<'taken' | 'changed'>({ operator, subject: certificate.num }, (transaction) => {
      transaction.put('certification', certificateItem(certificate, hashes), 'absent', 'taken');
      const set = { status: 'certified', certificate: certificate.num };
      transaction.update('certification', place, { set }, { status: 'received' }, 'changed');
      transaction.emit(certificateAwarded, { origin: 'exam', count: 1 });
    });
    if (outcome !== 'written') throw new Refusal('The sign-up has changed meanwhile. Please try again');
    log('certificate.awarded', { origin: 'exam', count: 1 }, { Announced: 1 });
    return factsOf(certificate, today);
  };
}

const signUpPrefix = 'sign-up#';

async function signUpPlace(
  { lookupHash }: Pick<Sealer, 'lookupHash'>,
  asked: Omit<Asked, 'months' | 'operator'> & Partial<Record<'sign_up' | 'period' | 'idcard', string>>,
): Promise<Key> {
  const { sign_up: signUp, period = '', idcard = '' } = asked;
  if (signUp === undefined) return { pk: `${signUpPrefix}${await lookupHash('idcard', idcard)}`, sk: period };
  const [month = '', hash = ''] = signUp.split('.');
  return { pk: `${signUpPrefix}${hash}`, sk: month };
}

const randomNumber = () => newCertificateNumber((below) => randomInt(below));
