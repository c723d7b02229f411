import * as z from 'zod/mini';
import { byName, type ResourceType, regionalArn } from '../../core/assembly/resource-type.ts';
import { statementsOf } from '../../core/policy-statements.ts';
import { anyObject, flag } from '../../core/properties.ts';

/** Symmetric encryption keys and HMAC keys of 256 bits; other kinds stop the start. A rotated key reads all it ever encrypted. */
export const keyType = {
  type: 'AWS::KMS::Key',
  identity: {
    ref: byName,
    attributes: { Arn: regionalArn('kms', ({ name }) => `key/${name}`), KeyId: byName },
  },
  properties: z
    .strictObject({
      KeyPolicy: anyObject,
      KeySpec: z._default(z.enum(['SYMMETRIC_DEFAULT', 'HMAC_256']), 'SYMMETRIC_DEFAULT'),
      KeyUsage: z._default(z.enum(['ENCRYPT_DECRYPT', 'GENERATE_VERIFY_MAC']), 'ENCRYPT_DECRYPT'),
      Enabled: z._default(flag, true),
      EnableKeyRotation: z._default(flag, false),
    })
    .check(
      z.refine(({ KeySpec, KeyUsage }) => (KeySpec === 'HMAC_256') === (KeyUsage === 'GENERATE_VERIFY_MAC'), {
        error: 'KeyUsage must be GENERATE_VERIFY_MAC for an HMAC key and ENCRYPT_DECRYPT for a symmetric one',
      }),
      z.refine(({ KeySpec, EnableKeyRotation }) => !EnableKeyRotation || KeySpec === 'SYMMETRIC_DEFAULT', {
        error: 'EnableKeyRotation is for symmetric encryption keys only',
      }),
    ),
  grants: (key) => [{ resource: String(key.attribute('Arn')), statements: statementsOf(key.properties().KeyPolicy) }],
} satisfies ResourceType;
export type KeyProperties = z.infer<typeof keyType.properties>;
