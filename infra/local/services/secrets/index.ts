import type { Counterpart, Service, Site } from '../../core/counterpart.ts';
import { resolveReference } from './dynamic-reference.ts';
import { generatePassword, secretType } from './secret.ts';
import { createSecretStore } from './store.ts';
import { createSecretsWire } from './wire.ts';

/** Secrets Manager: versioned values, and `{{resolve:secretsmanager:…}}` in templates. The smallest service: copy it. */
export const secrets: Service = { name: 'secretsmanager', types: [secretType], start };

function start({ database, ports, positions, declared }: Site): Counterpart {
  const store = createSecretStore(database);
  for (const { resource, properties } of declared(secretType)) {
    store.add({ name: resource.name, arn: resource.ref });
    // As in CloudFormation: a value that has changed in the template replaces the current one, a generated one stays.
    const position = `secret ${resource.name}`;
    const stated = properties.SecretString ?? JSON.stringify(properties.GenerateSecretString ?? {});
    if (positions.read(position) === stated) continue;
    store.put(resource.ref, { value: properties.SecretString ?? generatePassword(properties.GenerateSecretString) });
    positions.write(position, stated);
  }
  ports.provide('dynamicReference', (reference) => resolveReference(reference, store));
  return { wire: createSecretsWire(store) };
}
