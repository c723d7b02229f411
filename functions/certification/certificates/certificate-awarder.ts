import { randomInt } from 'node:crypto';
import { certificateAwarded } from '../../../events/certificate-awarded/event.ts';
import type { CertificateFacts } from '../../../shared/contract/certification-schemas.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { keptMonths } from '../../../shared/kept-months.ts';
import { printProblem } from '../../../shared/printed-letters.ts';
import { monthsAfter, shanghaiDay } from '../../../shared/shanghai-day.ts';
import { newCertificateNumber } from '../../../shared/typed/certificate-number.ts';
import type { Audited } from '../../platform/audit/audit.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Table } from '../../platform/tables/table.ts';
import type { Only } from '../../platform/tables/transaction.ts';
import * as lines from '../log-lines.ts';
import { candidateOf, laterPeriod, periodAt, placeOf, signUpKey, signUpsOfMonth } from '../sign-ups/sign-up.ts';
import { certificateItem, factsOf, type StoredCertificate } from './certificate.ts';
import type { TakePlaces } from './status-places.ts';

interface Awarder {
  readonly table: Table<'Query'>;
  readonly sealer: Pick<Sealer, 'lookupHash' | 'open'>;
  readonly audited: Audited<
    Only<{ PutItem: 'certification'; UpdateItem: 'certification'; emits: 'certificate.awarded.v1' }>
  >;
  readonly takePlaces: TakePlaces;
  readonly now: () => number;
  readonly newNumber?: () => string;
}

type Asked = ({ readonly sign_up: string } | { readonly period: string; readonly idcard: string }) & {
  readonly months: number;
  readonly with_marks: boolean;
  readonly operator: string;
};

const unknown = 'There is no such sign-up';
const contested =
  'Another mailbox signed up with the same ID number for this month: see "exams contested", and keep one by "exams settle"';

/**
 * Awards the certificate of an exam: certificate, the sign-up's new state, the event and the row of the audit trail are one transaction.
 * @throws Refusal for a sign-up that there is not, that is contested, whose photo was refused, whose certificate was awarded already, or whose name would be
 * printed with marks, unless those are wanted
 */
export function certificateAwarder({ table, sealer, audited, takePlaces, now, newNumber = randomNumber }: Awarder) {
  return async ({ months, with_marks: withMarks, operator, ...asked }: Asked): Promise<CertificateFacts> => {
    const { idHash, period, sk } = await askedFor(sealer, asked);
    const all = await signUpsOfMonth(table, idHash, period);
    const signUp = sk === undefined ? all[0] : all.find((one) => one.sk === sk);
    if (!signUp) throw new Refusal(unknown);
    if (signUp.state === 'certified') throw new Refusal('Its certificate was awarded already');
    if (all.length > 1) throw new Refusal(contested);
    if (signUp.state !== 'received')
      throw new Refusal('Its photo was refused, or never came: the candidate has to send another one');
    const { name } = await candidateOf(sealer, signUp);
    const problem = withMarks ? undefined : printProblem(name);
    if (problem !== undefined) throw new Refusal(`${problem}: add --with-marks to award the certificate all the same`);
    const { company } = signUp;
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
    const hashes = { holderId: signUp.idHash, holderPhone: signUp.phoneHash };
    const outcome = await audited<'taken' | 'changed'>({ operator, subject: certificate.num }, (transaction) => {
      transaction.put('certification', certificateItem(certificate, hashes), 'absent', 'taken');
      const erasedIn = laterPeriod(certificate.endsOn.slice(0, 7), keptMonths.certified);
      const set = { state: 'certified', certificate: certificate.num, erasedIn };
      const asRead = { state: 'received', signedUpAt: signUp.signedUpAt };
      transaction.update('certification', signUpKey(signUp), { set }, asRead, 'changed');
      transaction.emit(certificateAwarded, { origin: 'exam', count: 1 });
    });
    if (outcome !== 'written') throw new Refusal('The sign-up has changed meanwhile. Please try again');
    log(lines.certificateAwarded, { origin: 'exam', count: 1 }, { Announced: 1 });
    return factsOf(certificate, today);
  };
}

/** @returns `sk` of a sign-up that is named by its number */
async function askedFor(
  { lookupHash }: Pick<Sealer, 'lookupHash'>,
  asked: Partial<Record<'sign_up' | 'period' | 'idcard', string>>,
): Promise<{ idHash: string; period: string; sk?: string }> {
  const { sign_up: signUp, period = '', idcard = '' } = asked;
  if (signUp === undefined) return { idHash: await lookupHash('idcard', idcard), period };
  const place = placeOf(signUp);
  return { ...place, period: periodAt(place) };
}

const randomNumber = () => newCertificateNumber((below) => randomInt(below));
