import { noteKeyRotation } from '../../../../shared/contract/certification/certificate-desk.ts';
import { asJson } from '../../../terminal/command-line.ts';
import { nextIssuerKey } from '../../issuer-secret.ts';
import type { CertificateAction } from './certificate-options.ts';

/** Takes the next step of giving the issuer of credentials another key: publishes one, or lets it sign. */
export const rotateKey: CertificateAction = {
  takes: ['yes'],
  async run({ operate, operator }, { yes, json, to }, output) {
    if (!yes) {
      output.error('No key was changed: add --yes.\n');
      return 1;
    }
    const outcome = await nextIssuerKey(to);
    const { step, kid } = outcome;
    if (step !== 'waits') await operate('noteKeyRotation', noteKeyRotation, { kid, operator: await operator() });
    const words = {
      published: `Key ${kid} is published. Run the command again in a quarter of an hour: then it signs.\n`,
      signs: `Key ${kid} signs from now on; those before it stay published.\n`,
      'is-there': `Key ${kid} signs.\n`,
      waits: `Key ${kid} is published and must wait another ${outcome.minutes} minutes before it signs.\n`,
    } as const;
    output.out(json ? asJson({ step, kid }) : words[step]);
    return step === 'waits' ? 1 : 0;
  },
};
