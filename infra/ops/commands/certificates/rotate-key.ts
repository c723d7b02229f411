import { publishIssuerKeys } from '../../../../shared/contract/certification/certificate-desk.ts';
import { asJson } from '../../../terminal/command-line.ts';
import type { Desk } from '../../command-with-actions.ts';
import { nextIssuerKey } from '../../issuer-secret.ts';
import type { CertificateAction } from './certificate-options.ts';

/** Publishes keys by a site's operation. */
export const publishing =
  ({ operate, operator }: Desk): Parameters<typeof nextIssuerKey>[1]['publish'] =>
  async (kid, keys) =>
    operate('publishIssuerKeys', publishIssuerKeys, { kid, keys, operator: await operator() });

const words = {
  published: (kid: string) =>
    `Key ${kid} is published. Run the command again in a quarter of an hour: then it signs.\n`,
  signs: (kid: string) => `Key ${kid} signs from now on; those before it stay published.\n`,
  'is-there': (kid: string) => `Key ${kid} signs, and all keys are published.\n`,
  waits: (kid: string, minutes: number) =>
    `Key ${kid} is published and must wait another ${minutes} minutes before it signs.\n`,
} as const;

function keyAction(onlyFirst: boolean): CertificateAction {
  return {
    takes: ['yes'],
    async run(desk, { yes, json, to }, output) {
      if (!yes) {
        output.error('No key was changed: add --yes.\n');
        return 1;
      }
      const { step, kid, minutes } = await nextIssuerKey(to, { onlyFirst, publish: publishing(desk) });
      output.out(json ? asJson({ step, kid }) : words[step](kid, minutes));
      return step === 'waits' ? 1 : 0;
    },
  };
}

/** Takes the next step of giving the issuer of credentials another key: publishes one, or lets it sign. */
export const rotateKey = keyAction(false);

/** Publishes the keys that the secret has, and makes the first where it has none. */
export const publishKeys = keyAction(true);
