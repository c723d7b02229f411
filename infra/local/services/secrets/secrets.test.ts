import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { aFolder } from '../../testing/a-folder.ts';
import { aRole } from '../../testing/stack.ts';
import { startedServices } from '../../testing/started-services.ts';
import { secrets } from './index.ts';

const given = { Name: 'payment', SecretString: '{"appId":"a1","key":"k1"}' };

async function aSecret(properties: JsonObject = given, directory?: string) {
  const { site, settings, settingsOf, stop } = await startedServices(
    [secrets],
    {
      Secret: ['AWS::SecretsManager::Secret', properties],
      ...aRole('reader', { Effect: 'Allow', Action: 'secretsmanager:GetSecretValue', Resource: { Ref: 'Secret' } }),
    },
    directory === undefined ? {} : { directory },
  );
  const clientOf = (of: typeof settings) => {
    const client = new SecretsManagerClient(of);
    onTestFinished(() => client.destroy());
    return client;
  };
  const operator = clientOf(settings);
  const reader = clientOf(settingsOf('reader'));
  const get = (more: object = {}, by = operator) =>
    by.send(new GetSecretValueCommand({ SecretId: 'payment', ...more }));
  const put = (SecretString: string, more: object = {}, by = operator) =>
    by.send(new PutSecretValueCommand({ SecretId: 'payment', SecretString, ...more }));
  const resolve = (reference: string) => site.ports.get('dynamicReference', reference);
  return { operator, reader, get, put, resolve, stop };
}

describe('a secret', () => {
  it('a secret has the value that the template states, by name, ARN and ARN without its last characters', async () => {
    const { get } = await aSecret();
    const { ARN = '', SecretString, VersionStages } = await get();
    expect(ARN).toMatch(/^arn:aws:secretsmanager:us-east-1:000000000000:secret:payment-\w{6}$/);
    expect([SecretString, VersionStages]).toEqual([given.SecretString, ['AWSCURRENT']]);
    for (const SecretId of [ARN, ARN.slice(0, -7)]) expect((await get({ SecretId })).SecretString).toBe(SecretString);
    await expect(get({ SecretId: 'none' })).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('a secret keeps the previous value when another is put', async () => {
    const { operator, get, put } = await aSecret();
    const { VersionId = '' } = await put('second');
    await put('third');
    expect((await get()).SecretString).toBe('third');
    expect((await get({ VersionStage: 'AWSPREVIOUS' })).SecretString).toBe('second');
    expect((await get({ VersionId })).VersionStages).toEqual(['AWSPREVIOUS']);
    const { VersionIdsToStages = {} } = await operator.send(new DescribeSecretCommand({ SecretId: 'payment' }));
    expect(Object.values(VersionIdsToStages).sort()).toEqual([['AWSCURRENT'], ['AWSPREVIOUS']]);
  });

  it('a repeated write of a secret is done once, and another value under the same token is refused', async () => {
    const { get, put } = await aSecret();
    const ClientRequestToken = '00000000-0000-4000-8000-000000000001';
    await put('second', { ClientRequestToken });
    await put('second', { ClientRequestToken });
    expect((await get({ VersionStage: 'AWSPREVIOUS' })).SecretString).toBe(given.SecretString);
    await expect(put('other', { ClientRequestToken })).rejects.toMatchObject({ name: 'ResourceExistsException' });
  });

  it('a secret is read and written only by those who may', async () => {
    const { reader, get, put } = await aSecret();
    expect((await get({}, reader)).SecretString).toBe(given.SecretString);
    await expect(put('mine', {}, reader)).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });

  it('a generated secret follows its rules, and stays the same over restarts', async () => {
    const directory = aFolder();
    const generated = {
      Name: 'payment',
      GenerateSecretString: { PasswordLength: 40, ExcludePunctuation: true },
    };
    const before = await aSecret(generated, directory);
    const { SecretString = '' } = await before.get();
    expect(SecretString).toMatch(/^[a-zA-Z0-9]{40}$/);
    await before.stop();
    const after = await aSecret(generated, directory);
    expect((await after.get()).SecretString).toBe(SecretString);
  });

  it('a secret keeps what was put into it until the template states another value', async () => {
    const directory = aFolder();
    const first = await aSecret(given, directory);
    await first.put('rotated');
    await first.stop();
    const second = await aSecret(given, directory);
    expect((await second.get()).SecretString).toBe('rotated');
    await second.stop();
    const third = await aSecret({ ...given, SecretString: 'stated anew' }, directory);
    expect((await third.get()).SecretString).toBe('stated anew');
  });

  it('a secret holds 64 KB', async () => {
    const { put } = await aSecret();
    await expect(put('x'.repeat(65_537))).rejects.toMatchObject({ name: 'ValidationException' });
    await put('x'.repeat(65_536));
  });
});

describe('a dynamic reference', () => {
  it('a dynamic reference stands for the whole value, a key of it, or an earlier version', async () => {
    const { get, put, resolve } = await aSecret();
    expect(resolve('secretsmanager:payment')).toBe(given.SecretString);
    expect(resolve('secretsmanager:payment:SecretString:appId')).toBe('a1');
    const { ARN } = await get();
    expect(resolve(`secretsmanager:${ARN}:SecretString:key::`)).toBe('k1');
    await put('{"key":"k2"}');
    expect(resolve('secretsmanager:payment:SecretString:key')).toBe('k2');
    expect(resolve('secretsmanager:payment:SecretString:key:AWSPREVIOUS')).toBe('k1');
    const { VersionId } = await get({ VersionStage: 'AWSPREVIOUS' });
    expect(resolve(`secretsmanager:${ARN}:SecretString:key::${VersionId}`)).toBe('k1');
    expect(resolve(`secretsmanager:${ARN}:SecretString:::`)).toBe((await get({})).SecretString);
  });

  it('a dynamic reference to what does not exist fails by name', async () => {
    const { resolve } = await aSecret();
    expect(() => resolve('secretsmanager:none')).toThrow('find the specified secret');
    expect(() => resolve('secretsmanager:payment:SecretString:none')).toThrow('no key "none"');
    expect(() => resolve('ssm:/parameter')).toThrow('ssm:/parameter');
  });
});
