import type { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CommandError } from '../terminal/command-line.ts';
import type { DeployedStack } from './deployed-stacks.ts';
import { deployedVersion } from './deployed-version.ts';
import { changesBetween } from './versions/changes.ts';
import { findingsBetween } from './versions/findings.ts';
import { movingRates, type Rates, ratesOf } from './versions/rates.ts';
import { readVersion } from './versions/version.ts';

/** What a deployment has to do about the rates of routes. */
export interface RoutePlan {
  /** Keys of routes whose rate is taken out before stacks are deployed. */
  readonly moving: readonly string[];
  /** Rates of all routes, put back where they are missing afterwards. */
  readonly rates: Rates;
}

/**
 * Compares what is synthesized with what the account has, before anything is changed.
 * @param assembly folder of the synthesized version
 * @param first names of stacks that are deployed before the others
 * @throws CommandError when CloudFormation would refuse the version or lose data by it: with each resource, what would happen to it and what to do
 */
export async function demandSafeVersion(
  client: CloudFormationClient,
  deployed: readonly DeployedStack[],
  assembly: string,
  first: readonly string[],
): Promise<RoutePlan> {
  const [before, after] = [await deployedVersion(client, deployed), readVersion(assembly)];
  const findings = findingsBetween(before, after, { first: new Set(first) });
  if (findings.length > 0) {
    const lines = findings.map(({ resource, problem, remedy }) => `${resource} ${problem}.\n  ${remedy}`);
    throw new CommandError(`This version cannot be deployed over the one that is there:\n\n${lines.join('\n')}\n`);
  }
  return { moving: movingRates(after, changesBetween(before, after)), rates: ratesOf(after) };
}
