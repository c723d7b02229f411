import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { FunctionNeeds } from '../../../functions/platform/sheet/needs.ts';
import { wholeSheet } from '../../../functions/platform/sheet/whole-sheet.ts';
import type { Resources } from '../resources.ts';
import { bucketEnvironment, bucketStatements } from './bucket-grants.ts';
import { eventEnvironment, eventStatements } from './event-grants.ts';
import { keyEnvironment, keyStatements } from './key-grants.ts';
import { mailEnvironment, mailStatements } from './mail-grants.ts';
import { secretEnvironment, secretStatements } from './secret-grants.ts';
import { tableEnvironment, tableStatements } from './table-grants.ts';

/** What a permission sheet gives a function. */
export interface FunctionGrants {
  /** Environment variables with the physical names of what the sheet names. */
  readonly environment: Readonly<Record<string, string>>;
  /**
   * Explicit actions on named resources; publishing is bound to the events that the sheet names, from this site, and personal data
   * to the domain whose sheet it is, or for which the sheet lets it seal.
   */
  readonly statements: readonly PolicyStatement[];
}

/**
 * Turns a permission sheet into environment and rights.
 * @param domain whose sheet it is
 * @throws Error naming a table or a secret that no stack has
 */
export function grantsOf(sheet: FunctionNeeds, resources: Resources, domain: string): FunctionGrants {
  const needs = wholeSheet(sheet, resources.streamsByMail);
  return {
    environment: Object.fromEntries([
      ...tableEnvironment(needs, resources),
      ...eventEnvironment(needs, resources),
      ...mailEnvironment(needs, resources),
      ...keyEnvironment(needs, resources),
      ...secretEnvironment(needs, resources),
      ...bucketEnvironment(needs, resources),
    ]),
    statements: [
      ...tableStatements(needs, resources),
      ...eventStatements(needs, resources),
      ...mailStatements(needs, resources),
      ...keyStatements(needs, resources, domain),
      ...secretStatements(needs, resources),
      ...bucketStatements(needs, resources),
    ],
  };
}
