import {
  DecryptCommand,
  DescribeKeyCommand,
  GenerateDataKeyCommand,
  GenerateMacCommand,
  KMSClient,
} from '@aws-sdk/client-kms';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import type { Json, JsonObject } from '../../core/json.ts';
import { readProperties } from '../../core/properties.ts';
import { aFolder } from '../../testing/a-folder.ts';
import { parity } from '../../testing/parity.ts';
import { aResolver, aRole, only, type Resources, types } from '../../testing/stack.ts';
import { startedServices } from '../../testing/started-services.ts';
import { kms } from './index.ts';

/** CDK's policy of a key: the account's own policies decide. */
const byAccount = {
  Statement: [
    { Effect: 'Allow', Principal: { AWS: 'arn:aws:iam::000000000000:root' }, Action: 'kms:*', Resource: '*' },
  ],
};
const macKey = { KeyPolicy: byAccount, KeySpec: 'HMAC_256', KeyUsage: 'GENERATE_VERIFY_MAC' };

const keyArn = { 'Fn::GetAtt': ['Key', 'Arn'] };
const grant = (Action: string[], Condition?: JsonObject): JsonObject => ({
  Effect: 'Allow',
  Action,
  Resource: keyArn,
  ...(Condition && { Condition }),
});

async function someKeys(more: Resources = {}, directory?: string) {
  const resources: Resources = {
    Key: ['AWS::KMS::Key', { KeyPolicy: byAccount, EnableKeyRotation: true }],
    Other: ['AWS::KMS::Key', { KeyPolicy: byAccount }],
    Mac: ['AWS::KMS::Key', macKey],
    Off: ['AWS::KMS::Key', { KeyPolicy: byAccount, Enabled: false }],
    ...more,
  };
  const options = directory === undefined ? {} : { directory };
  const { site, settings, settingsOf, stop } = await startedServices([kms], resources, options);
  const clientOf = (of: typeof settings) => {
    const client = new KMSClient(of);
    onTestFinished(() => client.destroy());
    return client;
  };
  const operator = clientOf(settings);
  const arns = Object.fromEntries(
    site.resolver.resources('AWS::KMS::Key').map((key) => [key.logicalId, String(key.attribute('Arn'))]),
  );
  const context = { domain: 'enquiries', subject: 'row-1' };
  const seal = (by = operator, EncryptionContext: Record<string, string> = context, KeyId = arns.Key) =>
    by.send(new GenerateDataKeyCommand({ KeyId, KeySpec: 'AES_256', EncryptionContext }));
  const open = (
    CiphertextBlob: Uint8Array = new Uint8Array(),
    {
      by = operator,
      EncryptionContext = context,
      ...others
    }: Partial<{ by: KMSClient; EncryptionContext: typeof context; KeyId: string }> = {},
  ) => by.send(new DecryptCommand({ CiphertextBlob, EncryptionContext, ...others }));
  const mac = (text: string, KeyId = arns.Mac) =>
    operator.send(new GenerateMacCommand({ KeyId, MacAlgorithm: 'HMAC_SHA_256', Message: Buffer.from(text) }));
  return { arns, operator, as: (role: string) => clientOf(settingsOf(role)), seal, open, mac, stop };
}

const named = (name: string) => ({ name });
const dataKeys = { documented: 'KMS API: GenerateDataKey' };
const decryption = { documented: 'KMS API: Decrypt' };
const contexts = { documented: 'KMS: Encryption context' };
const macs = { documented: 'KMS API: GenerateMac' };

parity(
  'a data key comes in clear and encrypted, is new each time, and is the same when decrypted',
  dataKeys,
  async () => {
    const { arns, seal, open } = await someKeys();
    const [one, other] = [await seal(), await seal()];
    expect(one.Plaintext).toHaveLength(32);
    expect(one.KeyId).toBe(arns.Key);
    expect(one.Plaintext).not.toEqual(other.Plaintext);
    expect((await open(one.CiphertextBlob)).Plaintext).toEqual(one.Plaintext);
  },
);

parity('a data key has the length of the key spec that is asked for', dataKeys, async () => {
  const { arns, operator } = await someKeys();
  const ask = (more: object) => operator.send(new GenerateDataKeyCommand({ KeyId: arns.Key, ...more }));
  expect((await ask({ KeySpec: 'AES_128' })).Plaintext).toHaveLength(16);
  for (const wrong of [{}, { NumberOfBytes: 16 }, { NumberOfBytes: 16, KeySpec: 'AES_256' }])
    await expect(ask(wrong)).rejects.toMatchObject(named('ValidationException'));
});

parity(
  'a ciphertext says which key it is of; another key that is stated beside it is refused',
  decryption,
  async () => {
    const { arns, seal, open } = await someKeys();
    const { CiphertextBlob } = await seal();
    expect((await open(CiphertextBlob)).KeyId).toBe(arns.Key);
    expect((await open(CiphertextBlob, { KeyId: arns.Key ?? '' })).KeyId).toBe(arns.Key);
    const stated = open(CiphertextBlob, { KeyId: arns.Other ?? '' });
    await expect(stated).rejects.toMatchObject(named('IncorrectKeyException'));
  },
);

parity('a changed byte, wherever it is, does not decrypt', decryption, async () => {
  const { seal, open } = await someKeys();
  const { CiphertextBlob = new Uint8Array() } = await seal();
  for (let at = 0; at < CiphertextBlob.length; at += 1) {
    const changed = CiphertextBlob.map((byte, index) => (index === at ? byte ^ 1 : byte));
    await expect(open(changed), `byte ${at}`).rejects.toMatchObject(named('InvalidCiphertextException'));
  }
  await expect(open(CiphertextBlob.subarray(0, 20))).rejects.toMatchObject(named('InvalidCiphertextException'));
});

parity(
  'a ciphertext decrypts under its own encryption context only, in whatever order it is stated',
  contexts,
  async () => {
    const { seal, open } = await someKeys();
    const { CiphertextBlob } = await seal();
    const other = open(CiphertextBlob, { EncryptionContext: { domain: 'enquiries', subject: 'row-2' } });
    await expect(other).rejects.toMatchObject(named('InvalidCiphertextException'));
    const turned = { subject: 'row-1', domain: 'enquiries' };
    await expect(open(CiphertextBlob, { EncryptionContext: turned })).resolves.toBeDefined();
  },
);

parity(
  'a right on a key may be bound to the encryption context',
  { documented: 'KMS: Condition keys, kms:EncryptionContext:context-key' },
  async () => {
    const condition = { StringEquals: { 'kms:EncryptionContext:domain': 'enquiries' } };
    const { as, seal, open } = await someKeys(
      aRole('sealer', grant(['kms:GenerateDataKey', 'kms:Decrypt'], condition)),
    );
    const by = as('sealer');
    const { CiphertextBlob } = await seal(by);
    await expect(open(CiphertextBlob, { by })).resolves.toBeDefined();
    const orders = { domain: 'orders', subject: 'row-1' };
    await expect(seal(by, orders)).rejects.toMatchObject(named('AccessDeniedException'));
    await expect(seal(by, {})).rejects.toMatchObject(named('AccessDeniedException'));
    const { CiphertextBlob: foreign } = await seal(undefined, orders);
    await expect(open(foreign, { by, EncryptionContext: orders })).rejects.toMatchObject(
      named('AccessDeniedException'),
    );
  },
);

parity('a role needs a right on the very action', { documented: 'KMS: Default key policy' }, async () => {
  const { as, seal, open } = await someKeys(aRole('sealer', grant(['kms:GenerateDataKey'])));
  const by = as('sealer');
  const { CiphertextBlob } = await seal(by);
  await expect(open(CiphertextBlob, { by })).rejects.toMatchObject(named('AccessDeniedException'));
});

parity('a code is the same for the same text, and is of its key', macs, async () => {
  const { arns, mac } = await someKeys({ Second: ['AWS::KMS::Key', macKey] });
  const [one, again, other] = [await mac('a'), await mac('a'), await mac('b')];
  expect(one.Mac).toHaveLength(32);
  expect(again.Mac).toEqual(one.Mac);
  expect(other.Mac).not.toEqual(one.Mac);
  expect((await mac('a', arns.Second)).Mac).not.toEqual(one.Mac);
  await expect(mac('x'.repeat(4_097))).rejects.toMatchObject(named('ValidationException'));
});

parity('a key does what its usage says, and nothing while it is off', dataKeys, async () => {
  const { arns, mac, seal } = await someKeys();
  await expect(seal(undefined, {}, arns.Mac)).rejects.toMatchObject(named('InvalidKeyUsageException'));
  await expect(mac('a', arns.Key)).rejects.toMatchObject(named('InvalidKeyUsageException'));
  await expect(seal(undefined, {}, arns.Off)).rejects.toMatchObject(named('DisabledException'));
});

parity('a key is found by id and ARN, and no other', dataKeys, async () => {
  const { arns, seal } = await someKeys();
  const arn = arns.Key ?? '';
  const prefix = arn.replace(/key\/.*/, '');
  for (const name of [arn, arn.split('key/')[1]]) expect((await seal(undefined, {}, name)).KeyId).toBe(arn);
  for (const name of ['key', 'alias/personal', `${prefix}key/other`])
    await expect(seal(undefined, {}, name)).rejects.toMatchObject(named('NotFoundException'));
});

const ofBucket = { ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms' } };
it.each<[type: string, property: string, value: Json]>([
  ['AWS::SQS::Queue', 'KmsMasterKeyId', 'alias/aws/sqs'],
  ['AWS::SecretsManager::Secret', 'KmsKeyId', 'key'],
  ['AWS::DynamoDB::Table', 'SSESpecification', { SSEEnabled: true, KMSMasterKeyId: 'key' }],
  ['AWS::S3::Bucket', 'SSEAlgorithm', 'aws:kms'],
])('nobody would be asked for rights on the key of an %s, so its %s stops the start', (type, property, value) => {
  const encryption = { ServerSideEncryptionConfiguration: [ofBucket] };
  const properties: JsonObject = property === 'SSEAlgorithm' ? { BucketEncryption: encryption } : { [property]: value };
  const read = types.find((each) => each.type === type)?.properties ?? z.never();
  expect(() => readProperties(only(aResolver({ One: [type, properties] }), type), read)).toThrow(property);
});

describe('the keys of a site', () => {
  it('what a key encrypted is read after a restart', async () => {
    const directory = aFolder();
    const before = await someKeys({}, directory);
    const [{ CiphertextBlob, Plaintext }, { Mac }] = [await before.seal(), await before.mac('a')];
    await before.stop();
    const after = await someKeys({}, directory);
    expect((await after.open(CiphertextBlob)).Plaintext).toEqual(Plaintext);
    expect((await after.mac('a')).Mac).toEqual(Mac);
  });

  it('an operation that nothing here calls is refused by name', async () => {
    const { arns, operator } = await someKeys();
    const described = operator.send(new DescribeKeyCommand({ KeyId: arns.Key }));
    await expect(described).rejects.toThrow('does not know the operation DescribeKey');
  });

  it.each([
    ['a key of another kind', { KeySpec: 'RSA_2048' }, 'KeySpec'],
    ['an HMAC key that is to encrypt', { KeySpec: 'HMAC_256' }, 'GENERATE_VERIFY_MAC'],
    ['an HMAC key that is to rotate', { ...macKey, EnableKeyRotation: true }, 'symmetric encryption keys only'],
    ['a key of several regions', { MultiRegion: true }, 'MultiRegion'],
  ])('%s stops the start', async (_, properties, message) => {
    const key: Resources = { Wrong: ['AWS::KMS::Key', { KeyPolicy: byAccount, ...properties }] };
    await expect(someKeys(key)).rejects.toThrow(message);
  });
});
