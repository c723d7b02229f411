import { expect, onTestFinished, test, vi } from 'vitest';
import { createSealer } from '../../functions/platform/personal-data/field-encryption.ts';
import { keysInKms } from '../../functions/platform/personal-data/kms-keys.ts';
import { kms } from '../../infra/local/services/kms/index.ts';
import { aRole } from '../../infra/local/testing/stack.ts';
import { startedServices } from '../../infra/local/testing/started-services.ts';

const byAccount = {
  Statement: [
    { Effect: 'Allow', Principal: { AWS: 'arn:aws:iam::000000000000:root' }, Action: 'kms:*', Resource: '*' },
  ],
};
const grant = (key: string, Action: string[], Condition: Record<string, Record<string, string>>) => ({
  Effect: 'Allow',
  Action,
  Resource: { 'Fn::GetAtt': [key, 'Arn'] },
  Condition,
});
const ofDomain = { StringEquals: { 'kms:EncryptionContext:domain': 'enquiries' } };

/** Keys as the data stack has them, and a role with the grants of a function of the domain `enquiries`. */
async function someKeys() {
  const { site, url, settingsOf } = await startedServices([kms], {
    Personal: ['AWS::KMS::Key', { KeyPolicy: byAccount, EnableKeyRotation: true }],
    Lookup: ['AWS::KMS::Key', { KeyPolicy: byAccount, KeySpec: 'HMAC_256', KeyUsage: 'GENERATE_VERIFY_MAC' }],
    ...aRole(
      'sealer',
      grant('Personal', ['kms:GenerateDataKey', 'kms:Decrypt'], ofDomain),
      grant('Lookup', ['kms:GenerateMac'], { StringEquals: { 'kms:MacAlgorithm': 'HMAC_SHA_256' } }),
    ),
  });
  const [personal, lookup] = site.resolver.resources('AWS::KMS::Key').map((key) => String(key.attribute('Arn')));
  const { accessKeyId, secretAccessKey, sessionToken } = settingsOf('sealer').credentials;
  const variables = {
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL: url,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
    KEY_PERSONAL: personal,
    KEY_LOOKUP: lookup,
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  return (domain: string) => createSealer(keysInKms(), domain);
}

test('a function seals, opens and hashes with the keys of KMS, by its grants', async () => {
  const { seal, open, lookupHash } = (await someKeys())('enquiries');
  const sealed = await seal('enquiry#1', { email: 'ann@example.com', phone: '漢字 1' });
  expect(await open('enquiry#1', sealed)).toEqual({ email: 'ann@example.com', phone: '漢字 1' });
  await expect(open('enquiry#2', sealed)).rejects.toThrow();
  expect(await lookupHash('email', 'Ann@example.com')).toBe(await lookupHash('email', 'ann@example.com'));
});

test('the grants of one domain neither seal nor open for another', async () => {
  const sealerOf = await someKeys();
  const sealed = await sealerOf('enquiries').seal('row', { phone: '1' });
  const refused = { name: 'AccessDeniedException' };
  await expect(sealerOf('orders').seal('row', { phone: '1' })).rejects.toMatchObject(refused);
  await expect(sealerOf('orders').open('row', sealed)).rejects.toMatchObject(refused);
});
