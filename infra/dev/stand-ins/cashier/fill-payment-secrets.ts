import { fillSecret } from '../fill-secret.ts';
import { cashierPath } from './cashier.ts';
import { cashierKeys } from './cashier-keys.ts';

/**
 * Puts what the site needs to pay at the cashier, and to read its notices, into the stage's secrets.
 * @param stateDirectory of a site that has started its services
 * @param cashierPort where the cashier answers
 */
export async function fillPaymentSecrets(stateDirectory: string, cashierPort: number): Promise<void> {
  const { appId, app, provider } = cashierKeys(stateDirectory);
  await fillSecret(stateDirectory, 'PaymentSecretArn', {
    appId,
    privateKey: app.privateKey,
    providerPublicKey: provider.publicKey,
    gateway: `http://127.0.0.1:${cashierPort}${cashierPath}/gateway.do`,
  });
  await fillSecret(stateDirectory, 'PaymentNoticeSecretArn', { appId, providerPublicKey: provider.publicKey });
}
