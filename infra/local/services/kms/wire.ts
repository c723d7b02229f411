import { createHmac, randomBytes } from 'node:crypto';
import type { Need } from '../../core/authorization.ts';
import { AwsError } from '../../core/gateway/error.ts';
import { inputOf, jsonReply, type Wire } from '../../core/gateway/wire.ts';
import { isObject, type Json, type JsonObject } from '../../core/json.ts';
import { type LimitName, limitOf } from '../../core/limits.ts';
import { decrypt, type EncryptionContext, encrypt, invalidCiphertext, keyIdOf } from './ciphertext.ts';
import type { KeyProperties } from './key.ts';
import type { KeyStore, StoredKey } from './store.ts';

interface Operation {
  readonly usage: KeyProperties['KeyUsage'];
  readonly answer: (key: StoredKey, input: JsonObject) => JsonObject;
}

const dataKeyBytes: Readonly<Record<string, number>> = { AES_128: 16, AES_256: 32 };
const macAlgorithm = 'HMAC_SHA_256';

const operations: Readonly<Record<string, Operation>> = {
  GenerateDataKey: {
    usage: 'ENCRYPT_DECRYPT',
    answer: (key, input) => {
      const plaintext = randomBytes(dataKeyLength(input));
      const ciphertext = encrypt(key, plaintext, contextOf(input));
      return {
        KeyId: key.arn,
        Plaintext: plaintext.toString('base64'),
        CiphertextBlob: ciphertext.toString('base64'),
      };
    },
  },
  Decrypt: {
    usage: 'ENCRYPT_DECRYPT',
    answer: (key, input) => {
      const plaintext = decrypt(key, bytesOf(input, 'CiphertextBlob', 'kms.ciphertext'), contextOf(input));
      return { KeyId: key.arn, Plaintext: plaintext.toString('base64'), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
    },
  },
  GenerateMac: {
    usage: 'GENERATE_VERIFY_MAC',
    answer: (key, input) => ({
      KeyId: key.arn,
      Mac: macOf(key, input).toString('base64'),
      MacAlgorithm: macAlgorithm,
    }),
  },
};

/** KMS behind the gateway: data keys and message authentication codes; other operations are refused by name. */
export function createKmsWire(store: KeyStore): Wire {
  return {
    protocol: 'json',
    needs: (request) => [needOf(request.operation, inputOf(request), store)],
    answer: (request) => {
      const [operation, input] = [request.operation, inputOf(request)];
      const { usage, answer } = operationOf(operation);
      const key = keyOf(operation, input, store);
      if (!key.enabled) throw new AwsError('DisabledException', `${key.arn} is disabled.`);
      if (key.usage !== usage)
        throw new AwsError(
          'InvalidKeyUsageException',
          `${key.arn} key usage is ${key.usage} which is not valid for ${operation}.`,
        );
      return jsonReply(answer(key, input));
    },
  };
}

/** @throws {AwsError} for operations that nothing here calls */
function operationOf(name: string): Operation {
  const operation = operations[name];
  if (operation) return operation;
  throw new AwsError('UnknownOperationException', `The local runtime does not know the operation ${name} of KMS`);
}

function needOf(operation: string, input: JsonObject, store: KeyStore): Need {
  operationOf(operation);
  const pairs = Object.entries(contextOf(input)).map(([name, value]) => [`kms:EncryptionContext:${name}`, value]);
  const algorithm = typeof input.MacAlgorithm === 'string' ? { 'kms:MacAlgorithm': input.MacAlgorithm } : {};
  return {
    action: `kms:${operation}`,
    resource: keyOf(operation, input, store).arn,
    context: { ...Object.fromEntries(pairs), ...algorithm },
  };
}

/** The key of a call; `Decrypt` finds it in the ciphertext, and one that is stated as well has to be the same. */
function keyOf(operation: string, input: JsonObject, store: KeyStore): StoredKey {
  const stated = typeof input.KeyId === 'string' ? store.find(input.KeyId) : undefined;
  if (operation !== 'Decrypt') return stated ?? refuse('KeyId must not be null');
  const named = store.get(keyIdOf(bytesOf(input, 'CiphertextBlob', 'kms.ciphertext')));
  if (!named) throw invalidCiphertext();
  if (stated && stated !== named)
    throw new AwsError(
      'IncorrectKeyException',
      'The key ID in the request does not identify a CMK that can perform this operation.',
    );
  return named;
}

function dataKeyLength({ KeySpec, NumberOfBytes }: JsonObject): number {
  if (NumberOfBytes !== undefined) refuse('Data keys of a number of bytes are not made locally');
  return dataKeyBytes[String(KeySpec)] ?? refuse('A data key is AES_128 or AES_256');
}

function macOf(key: StoredKey, input: JsonObject): Buffer {
  if (input.MacAlgorithm !== macAlgorithm)
    throw new AwsError(
      'InvalidKeyUsageException',
      `Algorithm ${input.MacAlgorithm} is incompatible with key spec HMAC_256.`,
    );
  return createHmac('sha256', key.material)
    .update(bytesOf(input, 'Message', 'kms.message'))
    .digest();
}

function contextOf({ EncryptionContext: given }: JsonObject): EncryptionContext {
  const pairs = Object.entries(isObject(given) ? given : {});
  const context = Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
  const most = limitOf('kms.encryptionContext');
  if (Buffer.byteLength(pairs.flat().join('')) > most) refuse(`EncryptionContext is longer than ${most} bytes`);
  return context;
}

/** Bytes of the input, which travel as Base64. */
function bytesOf(input: JsonObject, name: string, longest: LimitName): Buffer {
  const value: Json | undefined = input[name];
  const bytes = Buffer.from(typeof value === 'string' ? value : '', 'base64');
  if (bytes.length === 0 || bytes.length > limitOf(longest))
    refuse(`Value at '${name}' must have 1 to ${limitOf(longest)} bytes`);
  return bytes;
}

function refuse(message: string): never {
  throw new AwsError('ValidationException', message);
}
