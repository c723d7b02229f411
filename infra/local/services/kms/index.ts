import type { Counterpart, Service, Site } from '../../core/counterpart.ts';
import { keyType } from './key.ts';
import { createKeyStore } from './store.ts';
import { createKmsWire } from './wire.ts';

/**
 * KMS: keys, who may use them, data keys and message authentication codes, for what a function encrypts itself. Aliases, and resources
 * under a customer's key, stop the start: no template has one.
 */
export const kms: Service = { name: 'kms', types: [keyType], start };

function start({ database, declared }: Site): Counterpart {
  const store = createKeyStore(database);
  for (const { resource, properties } of declared(keyType)) {
    const arn = String(resource.attribute('Arn'));
    store.add({ id: resource.name, arn, usage: properties.KeyUsage, enabled: properties.Enabled });
  }
  return { wire: createKmsWire(store) };
}
