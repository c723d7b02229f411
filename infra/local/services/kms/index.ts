import type { Counterpart, Service, Site } from '../../core/counterpart.ts';
import { aliasType, keyType } from './key.ts';
import { createKeyStore } from './store.ts';
import { createKmsWire } from './wire.ts';

/**
 * KMS: keys, who may use them, data keys and message authentication codes. What other services encrypt with a customer's key
 * lies in clear on your own disk; what a function encrypts itself is encrypted here too.
 */
export const kms: Service = { name: 'kms', types: [keyType, aliasType], start };

function start({ database, declared }: Site): Counterpart {
  const store = createKeyStore(database);
  for (const { resource, properties } of declared(keyType)) {
    const arn = String(resource.attribute('Arn'));
    store.add({ id: resource.name, arn, usage: properties.KeyUsage, enabled: properties.Enabled });
  }
  for (const { properties } of declared(aliasType)) store.addAlias(properties.AliasName, properties.TargetKeyId);
  return { wire: createKmsWire(store) };
}
