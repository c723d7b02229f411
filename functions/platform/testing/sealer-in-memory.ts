import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { createSealer, type KeyService, type SealContext, type Sealer } from '../personal-data/field-encryption.ts';

/** Keys in memory for unit tests: data keys decrypt under the context they were made with, as in KMS. */
export function keysInMemory(): KeyService {
  const [material, macMaterial] = [randomBytes(32), randomBytes(32)];
  const bytesOf = ({ domain, subject }: SealContext) => Buffer.from(JSON.stringify([domain, subject]));
  return {
    generateDataKey: async (context) => {
      const [plaintext, iv] = [randomBytes(32), randomBytes(12)];
      const cipher = createCipheriv('aes-256-gcm', material, iv).setAAD(bytesOf(context));
      return {
        plaintext,
        encrypted: Buffer.concat([iv, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]),
      };
    },
    decryptDataKey: async (encrypted, context) => {
      const decipher = createDecipheriv('aes-256-gcm', material, encrypted.subarray(0, 12), { authTagLength: 16 })
        .setAAD(bytesOf(context))
        .setAuthTag(encrypted.subarray(-16));
      return Buffer.concat([decipher.update(encrypted.subarray(12, -16)), decipher.final()]);
    },
    generateMac: async (message) => createHmac('sha256', macMaterial).update(message).digest(),
  };
}

/** A sealer for unit tests, which seals, opens and refuses as the real one. Sealers of the same keys stand for one stage. */
export function sealerInMemory(domain = 'test', keys = keysInMemory()): Sealer {
  return createSealer(keys, domain);
}
