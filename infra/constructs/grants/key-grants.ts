import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { contactContext } from '../../../functions/platform/sheet/contact-context.ts';
import { environmentName } from '../../../functions/platform/sheet/environment-names.ts';
import type { FunctionNeeds } from '../../../functions/platform/sheet/needs.ts';
import { keysOf } from '../../../functions/platform/sheet/whole-sheet.ts';
import type { Resources } from '../resources.ts';
import { allow } from './allow.ts';

/** What sealing and opening are to KMS. */
const keyAction = { seal: 'kms:GenerateDataKey', open: 'kms:Decrypt' } as const;

/** The keys of a sheet. */
export function keyEnvironment(needs: FunctionNeeds, { keys }: Resources): (readonly [string, string])[] {
  return keysOf(needs).map((name) => [environmentName.key(name), keys[name].keyArn] as const);
}

/** Rights on the keys of personal data: on what a domain sealed, or may seal for others, on contacts, and on the hashes that find it. */
export function keyStatements(needs: FunctionNeeds, { keys }: Resources, domain: string): PolicyStatement[] {
  const { personal, lookup } = needs.keys ?? {};
  const actions = personal?.map((action) => keyAction[action]);
  const others = needs.sealsFor ?? [];
  const ofDomain = (names: string | readonly string[]) => ({ StringEquals: { 'kms:EncryptionContext:domain': names } });
  const hashes = { StringEquals: { 'kms:MacAlgorithm': 'HMAC_SHA_256' } };
  return [
    ...(others.length > 0 ? [allow([keyAction.seal], [keys.personal.keyArn], ofDomain(others))] : []),
    ...(actions ? [allow(actions, [keys.personal.keyArn], ofDomain(domain))] : []),
    ...(needs.reachesMembers ? [allow([keyAction.open], [keys.personal.keyArn], ofDomain(contactContext))] : []),
    ...(lookup ? [allow(['kms:GenerateMac'], [keys.lookup.keyArn], hashes)] : []),
  ];
}
