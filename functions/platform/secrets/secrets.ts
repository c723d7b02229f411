import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { environmentName } from '../../../shared/manifest/environment-names.ts';
import { serviceClient, serviceOptions } from '../aws/service-client.ts';
import type { Capability } from '../capability.ts';
import { requiredEnvironment } from '../environment.ts';
import { type ReadSecret, secretReader } from './secret-reader.ts';

/** The current values of secrets, by their names; any other does not compile. */
export function readingSecrets<const Names extends readonly [string, ...string[]]>(
  ...names: Names
): Capability<ReadSecret<Names[number]>> {
  return { grants: { secrets: names }, open: () => openSecrets(names) };
}

function openSecrets(secrets: readonly string[]): ReadSecret<string> {
  const client = serviceClient(new SecretsManagerClient(serviceOptions));
  const arns = new Map<string, string>(
    secrets.map((name) => [name, requiredEnvironment(environmentName.secret(name))]),
  );
  return secretReader({
    read: async (name) => {
      const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: arns.get(name) }));
      return SecretString;
    },
    now: () => performance.now(),
  });
}
