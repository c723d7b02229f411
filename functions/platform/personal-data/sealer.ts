import { DecryptCommand, GenerateDataKeyCommand, GenerateMacCommand, KMSClient } from '@aws-sdk/client-kms';
import { serviceClient, serviceOptions } from '../aws/service-client.ts';
import { optionalEnvironment, requiredEnvironment } from '../sheet/environment.ts';
import { environmentName } from '../sheet/environment-names.ts';
import type { FunctionNeeds } from '../sheet/needs.ts';
import { createSealer, type KeyService, type Sealer } from './field-encryption.ts';

/** What the sheet grants, as operations of the sealer. */
type GrantedTo<Needs> =
  | (Needs extends { readonly keys: { readonly personal: readonly (infer Action extends 'seal' | 'open')[] } }
      ? Action
      : never)
  | (Needs extends { readonly keys: { readonly lookup: readonly string[] } } ? 'lookupHash' : never)
  | (Needs extends { readonly sealsFor: readonly string[] } ? 'sealFor' : never);

/** The domains for which the sheet lets it seal. */
type OthersOf<Needs> = Needs extends { readonly sealsFor: readonly (infer Name extends string)[] } ? Name : never;

/** The client of a function with keys on its permission sheet: exactly what the sheet grants; else it does not compile. */
export interface SealerClients<Needs extends FunctionNeeds> {
  readonly sealer: Pick<Sealer<OthersOf<Needs>>, GrantedTo<Needs>>;
}

/** Opens the keys that a permission sheet names. */
export function openSealer<const Needs extends FunctionNeeds>({ keys = {} }: Needs): SealerClients<Needs> {
  const domain = keys.personal ? requiredEnvironment(environmentName.domain) : '';
  return { sealer: createSealer(keysInKms(), domain) };
}

/** @throws at its use, from KMS, for a key that the function was not given */
function keysInKms(): KeyService {
  const client = serviceClient(new KMSClient(serviceOptions));
  const [personal, lookup] = (['personal', 'lookup'] as const).map((name) =>
    optionalEnvironment(environmentName.key(name)),
  );
  return {
    generateDataKey: async (context) => {
      const command = new GenerateDataKeyCommand({
        KeyId: personal,
        KeySpec: 'AES_256',
        EncryptionContext: { ...context },
      });
      const { Plaintext, CiphertextBlob } = await client.send(command);
      return { plaintext: present(Plaintext), encrypted: present(CiphertextBlob) };
    },
    decryptDataKey: async (encrypted, context) => {
      const command = new DecryptCommand({
        KeyId: personal,
        CiphertextBlob: encrypted,
        EncryptionContext: { ...context },
      });
      const { Plaintext } = await client.send(command);
      return present(Plaintext);
    },
    generateMac: async (Message) => {
      const { Mac } = await client.send(
        new GenerateMacCommand({ KeyId: lookup, MacAlgorithm: 'HMAC_SHA_256', Message }),
      );
      return present(Mac);
    },
  };
}

function present(bytes: Uint8Array | undefined): Uint8Array {
  if (bytes) return bytes;
  throw new Error('KMS answered without bytes');
}
