import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { environmentName } from '../../../shared/manifest/environment-names.ts';
import type { FunctionNeeds } from '../../../shared/manifest/function-needs.ts';
import { serviceClient, serviceOptions } from '../aws/service-client.ts';
import { requiredEnvironment } from '../sheet/environment.ts';
import { type ReadSecret, secretReader } from './secret-reader.ts';

type ReadBy<Needs extends FunctionNeeds> = NonNullable<Needs['secrets']>[number];

/** The client of a function with secrets on its permission sheet; any other secret does not compile. */
export interface SecretClients<Needs extends FunctionNeeds> {
  readonly secret: ReadSecret<ReadBy<Needs>>;
}

/** Opens the secrets that a permission sheet names. */
export function openSecrets<const Needs extends FunctionNeeds>({ secrets = [] }: Needs): SecretClients<Needs> {
  const client = serviceClient(new SecretsManagerClient(serviceOptions));
  const arns = new Map<string, string>(
    secrets.map((name) => [name, requiredEnvironment(environmentName.secret(name))]),
  );
  return {
    secret: secretReader({
      read: async (name) => {
        const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: arns.get(name) }));
        return SecretString;
      },
      now: () => performance.now(),
    }),
  };
}
