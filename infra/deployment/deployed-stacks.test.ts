import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { expect, test, vi } from 'vitest';
import { systemName } from '../../shared/contract/names.ts';
import { stackName } from '../stage.ts';
import { deployedStacks, leftStacks } from './deployed-stacks.ts';

const prod = { name: 'prod' };
const tagsOf = (stage: string, system: string = systemName) =>
  Object.entries({ system, stage }).map(([Key, Value]) => ({ Key, Value }));

/** An account whose stacks CloudFormation tells on two pages. */
function anAccount() {
  const client = new CloudFormationClient({ region: 'us-east-1' });
  const Outputs = [{ OutputKey: 'ApiId', OutputValue: 'a1' }];
  const StackStatus = 'UPDATE_COMPLETE';
  const pages = [
    [
      {
        StackName: stackName(prod, 'gateway'),
        StackStatus,
        Tags: tagsOf('prod'),
        Outputs,
        EnableTerminationProtection: true,
      },
      { StackName: stackName({ name: 'test' }, 'gateway'), Tags: tagsOf('test') },
    ],
    [
      { StackName: stackName(prod, 'forum'), StackStatus, Tags: tagsOf('prod') },
      { StackName: 'billing', Tags: tagsOf('prod', 'another') },
      { StackName: 'untagged' },
    ],
  ];
  vi.spyOn(client, 'send').mockImplementation(async () => {
    const Stacks = pages.shift();
    return { Stacks, ...(pages.length > 0 && { NextToken: 'next' }) };
  });
  return client;
}

test('the stacks of a stage are found by their tags, on all pages', async () => {
  expect(await deployedStacks(anAccount(), prod)).toEqual([
    { name: stackName(prod, 'gateway'), status: 'UPDATE_COMPLETE', outputs: { ApiId: 'a1' }, isProtected: true },
    { name: stackName(prod, 'forum'), status: 'UPDATE_COMPLETE', outputs: {}, isProtected: false },
  ]);
});

test('a stack that no part of the stage stands for any more is named', async () => {
  const left = leftStacks(await deployedStacks(anAccount(), prod), prod, { contract: { orders: {} }, functions: {} });
  expect(left).toEqual([stackName(prod, 'forum')]);
});
