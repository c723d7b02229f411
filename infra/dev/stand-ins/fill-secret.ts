import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { siteAccess } from '../../publish/target.ts';

/**
 * Puts a value into a secret of the local stage, as an operator does on AWS; the same value is not put twice.
 * @param stateDirectory of a site that has started its services
 * @param output of the data stack, the ARN of the secret: `PaymentSecretArn`
 * @throws Error when the stacks have no such secret
 */
export async function fillSecret(stateDirectory: string, output: string, value: object): Promise<void> {
  const { outputs, access } = await siteAccess('local', stateDirectory);
  const SecretId = outputs[output];
  if (!SecretId) throw new Error(`The data stack has no output ${output}: synthesize it anew (npm run synth)`);
  const { endpoints, region, credentials } = access;
  const client = new SecretsManagerClient({
    ...(region && { region }),
    ...(credentials && { credentials }),
    ...(endpoints?.secretsmanager && { endpoint: endpoints.secretsmanager }),
  });
  const SecretString = JSON.stringify(value);
  const known = await client.send(new GetSecretValueCommand({ SecretId }));
  if (known.SecretString !== SecretString) await client.send(new PutSecretValueCommand({ SecretId, SecretString }));
  client.destroy();
}
