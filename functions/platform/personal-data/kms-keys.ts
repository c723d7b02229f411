import { DecryptCommand, GenerateDataKeyCommand, GenerateMacCommand, KMSClient } from '@aws-sdk/client-kms';
import { environmentName } from '../../../shared/manifest/environment-names.ts';
import { serviceClient, serviceOptions } from '../aws/service-client.ts';
import { optionalEnvironment } from '../environment.ts';
import type { KeyService } from './field-encryption.ts';

/** Data keys and hashes of KMS. @throws at its use, from KMS, for a key that the function was not given */
export function keysInKms(): KeyService {
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
