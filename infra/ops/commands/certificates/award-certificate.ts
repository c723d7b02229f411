import { awardCertificate as awarding } from '../../../../shared/contract/certification/certificate-desk.ts';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import { type CertificateAction, certificateText } from './certificate-options.ts';

/** Awards a certificate to who had signed up: by the number of the sign-up, or by the ID number with `--period`. */
export const awardCertificate: CertificateAction = {
  names: ['SIGN-UP'],
  takes: ['period', 'months', 'with-marks', 'yes'],
  async run({ operate, operator }, { period, months, yes, 'with-marks': withMarks, json }, output, named = '') {
    const who = period === undefined ? { sign_up: named } : { period, idcard: named };
    if (!yes) {
      output.error('No certificate was awarded: add --yes.\n');
      return 1;
    }
    const terms = {
      ...(months !== undefined && { months: readMonths(months) }),
      with_marks: withMarks,
      operator: await operator(),
    };
    const facts = await operate('awardCertificate', awarding, { ...who, ...terms });
    output.out(json ? asJson(facts) : certificateText(facts));
    return 0;
  },
};

function readMonths(given: string): number {
  if (!/^\d{1,3}$/.test(given)) throw new CommandError(`--months takes a number, not "${given}"`);
  return Number(given);
}
