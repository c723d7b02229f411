import {
  revokeCertificate as revoking,
  showCertificate,
} from '../../../../shared/contract/certification/certificate-desk.ts';
import { asJson, CommandError } from '../../../terminal/command-line.ts';
import { type CertificateAction, certificateText } from './certificate-options.ts';

/** Revokes a certificate, or without `--yes` shows which it would be. */
export const revokeCertificate: CertificateAction = {
  names: ['NUMBER'],
  takes: ['reason', 'yes'],
  async run({ operate, operator }, { reason, yes, json }, output, num = '') {
    if (reason === undefined) throw new CommandError('Say why: --reason "…"');
    if (!yes) {
      const facts = await operate('showCertificate', showCertificate, { num });
      output.out(json ? asJson(facts) : certificateText(facts));
      output.error('The certificate was not revoked, which cannot be undone: add --yes.\n');
      return 1;
    }
    const facts = await operate('revokeCertificate', revoking, { num, reason, operator: await operator() });
    output.out(json ? asJson(facts) : `Certificate ${facts.cert_num} is revoked.\n`);
    return 0;
  },
};
