import { certificateAwarded } from '../../events/certificate-awarded/event.ts';
import { awardCertificate } from '../../shared/contract/certification/certificate-desk.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { keptMonths } from '../../shared/kept-months.ts';
import { printProblem } from '../../shared/printed-letters.ts';
import { monthsAfter, shanghaiDay } from '../../shared/shanghai-day.ts';
import { auditing, hashing, opening, operation, rows } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import type { Sealer } from '../platform/personal-data/field-encryption.ts';
import { certificateItem, factsOf, newNumber, type StoredCertificate } from './certificates/certificate.ts';
import { placeTaker } from './certificates/status-places.ts';
import * as lines from './log-lines.ts';
import { candidateOf, laterPeriod, periodAt, placeOf, signUpKey, signUpsOfMonth } from './sign-ups/sign-up.ts';
import { certificationTable } from './tables.ts';

const contested =
  'Another mailbox signed up with the same ID number for this month: see "exams contested", and keep one by "exams settle"';

/** Awards the certificate of an exam: certificate, the sign-up's new state, the event and the row of the audit trail are one transaction. */
export default operation(
  awardCertificate,
  {
    uses: {
      certification: rows(certificationTable, 'Query', 'UpdateItem'),
      open: opening(),
      lookupHash: hashing(),
      audited: auditing({
        in: [[certificationTable, 'PutItem', 'UpdateItem']],
        announces: [certificateAwarded],
        outbox: certificationTable,
      }),
    },
  },
  ({ audited, certification, open, lookupHash }) => {
    const takePlaces = placeTaker(certification);
    return async ({ months, with_marks: withMarks, operator, ...asked }) => {
      const { idHash, period, sk } = await askedFor(lookupHash, asked);
      const all = await signUpsOfMonth(certification, idHash, period);
      const signUp = sk === undefined ? all[0] : all.find((one) => one.sk === sk);
      if (!signUp) throw new Refusal('There is no such sign-up');
      if (signUp.state === 'certified') throw new Refusal('Its certificate was awarded already');
      if (all.length > 1) throw new Refusal(contested);
      if (signUp.state !== 'received')
        throw new Refusal('Its photo was refused, or never came: the candidate has to send another one');
      const { name } = await candidateOf({ open }, signUp);
      const problem = withMarks ? undefined : printProblem(name);
      if (problem !== undefined)
        throw new Refusal(`${problem}: add --with-marks to award the certificate all the same`);
      const { company } = signUp;
      const today = shanghaiDay(Date.now());
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
  },
);

/** @returns `sk` of a sign-up that is named by its number */
async function askedFor(
  lookupHash: Sealer['lookupHash'],
  asked: Partial<Record<'sign_up' | 'period' | 'idcard', string>>,
): Promise<{ idHash: string; period: string; sk?: string }> {
  const { sign_up: signUp, period = '', idcard = '' } = asked;
  if (signUp === undefined) return { idHash: await lookupHash('idcard', idcard), period };
  const place = placeOf(signUp);
  return { ...place, period: periodAt(place) };
}
