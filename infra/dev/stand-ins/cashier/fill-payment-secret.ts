import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { siteAccess } from '../../../publish/target.ts';
import { cashierPath } from './cashier.ts';
import { cashierKeys } from './cashier-keys.ts';

/**
 * Puts what the site needs to pay at the cashier into the stage's secret, as an operator does on AWS; the same value is not put twice.
 * @param stateDirectory of a site that has started its services
 * @param ports where the cashier answers, and where browsers see the site: in watch mode a development server stands before it
 * @throws Error when the stacks have no such secret
 */
export async function fillPaymentSecret(
  stateDirectory: string,
  { cashierPort, sitePort }: { readonly cashierPort: number; readonly sitePort: number },
): Promise<void> {
  const { outputs, access } = await siteAccess('local', stateDirectory);
  const { PaymentSecretArn: SecretId } = outputs;
  if (!SecretId) throw new Error('The data stack has no output PaymentSecretArn: synthesize it anew (npm run synth)');
  const { endpoints, region, credentials } = access;
  const client = new SecretsManagerClient({
    ...(region && { region }),
    ...(credentials && { credentials }),
    ...(endpoints?.secretsmanager && { endpoint: endpoints.secretsmanager }),
  });
  const { appId, app, provider } = cashierKeys(stateDirectory);
  const SecretString = JSON.stringify({
    appId,
    privateKey: app.privateKey,
    providerPublicKey: provider.publicKey,
    gateway: `http://127.0.0.1:${cashierPort}${cashierPath}/gateway.do`,
    site: `http://localhost:${sitePort}`,
  });
  const known = await client.send(new GetSecretValueCommand({ SecretId }));
  if (known.SecretString !== SecretString) await client.send(new PutSecretValueCommand({ SecretId, SecretString }));
  client.destroy();
}
