import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { type ResourceType, regionalArn } from '../../core/assembly/resource-type.ts';
import { flag, wholeNumber } from '../../core/properties.ts';

/** AWS puts six characters of its own behind the name; here they follow from it. */
const arn = regionalArn('secretsmanager', ({ name }) => {
  const suffix = createHash('sha256').update(name).digest('base64').replace(/\W/g, '').slice(0, 6);
  return `secret:${name}-${suffix}`;
});

const PasswordRules = z.strictObject({ ExcludePunctuation: z.optional(flag), PasswordLength: z.optional(wholeNumber) });
type PasswordRules = z.output<typeof PasswordRules>;

export const secretType = {
  type: 'AWS::SecretsManager::Secret',
  identity: { nameProperty: 'Name', longest: 512, ref: arn, attributes: { Id: arn, Arn: arn } },
  properties: z.strictObject({
    Name: z.optional(z.string()),
    SecretString: z.optional(z.string()),
    GenerateSecretString: z.optional(PasswordRules),
  }),
} satisfies ResourceType;

/** A password as `GenerateSecretString` describes it, of letters, digits and `-` and `_`: 32 characters unless it says otherwise. */
export function generatePassword({ ExcludePunctuation = false, PasswordLength = 32 }: PasswordRules = {}): string {
  const characters = randomBytes(2 * PasswordLength).toString('base64url');
  return characters.replace(ExcludePunctuation ? /[-_]/g : '', '').slice(0, PasswordLength);
}
