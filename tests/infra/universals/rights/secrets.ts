import { pascalName } from '../../../../shared/contract/names.ts';
import { environmentName } from '../../../../shared/manifest/environment-names.ts';
import { authorizersOf, differencesFromNeeds, needsOf } from '../../contract.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { every } from '../mutation.ts';
import { each, type Universals } from '../universal.ts';
import { allowed, everyGrant } from './grants.ts';

const lambdaType = 'AWS::Lambda::Function';
const secretType = 'AWS::SecretsManager::Secret';

/** Whether an operator puts a secret's value, as the site's definition says. */
function isPut({ id }: Resource, { site }: Stacks): boolean {
  return Object.keys(site.definition.secrets).some((name) => id.startsWith(`${pascalName(name)}Secret`));
}

/** The functions that read secrets by what they use: the API's authorizer has none. */
const isOnSheet = (lambda: Resource | undefined, stacks: Stacks) =>
  lambda !== undefined && !authorizersOf(stacks).includes(lambda);

export const secrets: Universals = {
  'a secret that an operator puts stands with the data, and is kept when its stack goes': {
    violations: each(secretType, (secret, stacks) => {
      const { DeletionPolicy, UpdateReplacePolicy } = secret.declared;
      if (!isPut(secret, stacks)) return [];
      return [
        secret.stack !== stacks.of('AWS::DynamoDB::Table')[0]?.stack && 'stands elsewhere than the data',
        DeletionPolicy !== 'Retain' && 'goes with its stack, and nobody has its value',
        UpdateReplacePolicy !== 'Retain' && 'goes when it is replaced',
        !secret.has('Description') && 'does not say what it is for',
      ];
    }),
    catches: {
      'a secret that goes with its stack': every(
        secretType,
        (declared) => {
          declared.DeletionPolicy = 'Delete';
        },
        { where: isPut },
      ),
      'a secret that goes when it is replaced': every(
        secretType,
        (declared) => {
          delete declared.UpdateReplacePolicy;
        },
        { where: isPut },
      ),
      'a secret of unknown use': every(
        secretType,
        ({ Properties }) => {
          delete Properties.Description;
        },
        { where: isPut },
      ),
    },
  },

  'a function may read the secrets that it uses and do nothing else with them; the authorizer its own': {
    violations: each(lambdaType, (lambda, stacks) => {
      const has = allowed(lambda, ['secretsmanager'], stacks);
      if (authorizersOf(stacks).includes(lambda)) {
        const own = stacks.of(secretType).find((secret) => !isPut(secret, stacks));
        return has.map((grant) => grant !== `secretsmanager:GetSecretValue on ${own?.ref}` && `may ${grant}`);
      }
      const environment = new Map(lambda.fields('Environment.Variables'));
      const needs = (needsOf(lambda, stacks).secrets ?? []).map((name) => {
        const arn = environment.get(environmentName.secret(name))?.text() ?? '';
        const secret = stacks.find(secretType, arn);
        const isNamed = secret?.id.startsWith(`${pascalName(name)}Secret`);
        return `secretsmanager:GetSecretValue on ${isNamed ? arn : `the secret ${name}`}`;
      });
      return differencesFromNeeds(lambda, { has, needs }, stacks);
    }),
    catches: {
      'a function that may read any secret': everyGrant('secretsmanager', { Resource: '*' }, isOnSheet),
      'a function that may change its secret': everyGrant(
        'secretsmanager',
        { Action: ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'] },
        isOnSheet,
      ),
      'a function that may not read its secret': everyGrant('secretsmanager', { Effect: 'Deny' }, isOnSheet),
      'a function that may read what nothing that it uses says': everyGrant(
        'dynamodb',
        { Action: 'secretsmanager:GetSecretValue' },
        isOnSheet,
      ),
    },
  },
};
