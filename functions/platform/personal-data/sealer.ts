import { DecryptCommand, GenerateDataKeyCommand, GenerateMacCommand, KMSClient } from '@aws-sdk/client-kms';
import { serviceClient, serviceOptions } from '../aws/service-client.ts';
import { optionalEnvironment, requiredEnvironment } from '../sheet/environment.ts';
import { environmentName, type FunctionNeeds } from '../sheet/needs.ts';
import { createSealer, type KeyService, type Sealer } from './field-encryption.ts';

type KeysOf<Needs extends FunctionNeeds> = NonNullable<Needs['keys']>;

/** What the sheet grants, as operations of the sealer. */
type GrantedOn<Keys> =
  | (Keys extends { readonly personal: readonly (infer Action extends 'seal' | 'open')[] } ? Action : never)
  | (Keys extends { readonly lookup: readonly string[] } ? 'lookupHash' : never);

/** The client of a function with keys on its permission sheet: exactly what the sheet grants; else it does not compile. */
export interface SealerClients<Needs extends FunctionNeeds> {
  readonly sealer: Pick<Sealer, GrantedOn<KeysOf<Needs>>>;
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
