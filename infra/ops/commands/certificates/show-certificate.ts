import { showCertificate as showing } from '../../../../shared/contract/certification/certificate-desk.ts';
import { asJson } from '../../../terminal/command-line.ts';
import { type CertificateAction, certificateText } from './certificate-options.ts';

/** Shows one certificate. */
export const showCertificate: CertificateAction = {
  names: ['NUMBER'],
  async run({ operate }, { json }, output, num = '') {
    const facts = await operate('showCertificate', showing, { num });
    output.out(json ? asJson(facts) : certificateText(facts));
    return 0;
  },
};
