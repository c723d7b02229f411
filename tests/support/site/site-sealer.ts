import { DecryptCommand, GenerateDataKeyCommand, GenerateMacCommand } from '@aws-sdk/client-kms';
import { createSealer, type Sealer } from '../../../functions/platform/personal-data/field-encryption.ts';
import { siteClients } from './site-clients.ts';
import { keyArn } from './site-outputs.ts';

/** Does something with what seals and hashes as the functions of a domain of a local site do: with the keys of its stage. */
export async function withSealer<Result>(
  stateDirectory: string,
  domain: string,
  work: (sealer: Sealer) => Promise<Result>,
): Promise<Result> {
  const { kms } = siteClients(stateDirectory);
  const [personal, lookup] = [keyArn(stateDirectory, 'PersonalDataKey'), keyArn(stateDirectory, 'LookupKey')];
  const none = new Uint8Array();
  const sealer = createSealer(
    {
      generateDataKey: async (context) => {
        const EncryptionContext = { ...context };
        const command = new GenerateDataKeyCommand({ KeyId: personal, KeySpec: 'AES_256', EncryptionContext });
        const { Plaintext = none, CiphertextBlob = none } = await kms.send(command);
        return { plaintext: Plaintext, encrypted: CiphertextBlob };
      },
      decryptDataKey: async (CiphertextBlob, context) => {
        const command = new DecryptCommand({ KeyId: personal, CiphertextBlob, EncryptionContext: { ...context } });
        return (await kms.send(command)).Plaintext ?? none;
      },
      generateMac: async (Message) => {
        const command = new GenerateMacCommand({ KeyId: lookup, MacAlgorithm: 'HMAC_SHA_256', Message });
        return (await kms.send(command)).Mac ?? none;
      },
    },
    domain,
  );
  try {
    return await work(sealer);
  } finally {
    kms.destroy();
  }
}
