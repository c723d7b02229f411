import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { expect, test } from 'vitest';
import { TrafficShift } from './traffic-shift.ts';

function shifting(shiftsAtOnce: boolean): Template {
  const stack = new Stack(new App(), 'Orders');
  const handler = new LambdaFunction(stack, 'placeOrder', {
    runtime: Runtime.NODEJS_24_X,
    handler: 'index.handler',
    code: Code.fromInline('exports.handler = async () => ({})'),
  });
  new TrafficShift(stack, 'TrafficShift', { shiftsAtOnce }).before(handler, 'place-order-faults');
  return Template.fromStack(stack);
}

const alarms = [{ Name: 'place-order-faults' }];

test('a new version gets a tenth of the calls for ten minutes, and its alarm stops it', () => {
  shifting(false).hasResourceProperties('AWS::CodeDeploy::DeploymentGroup', {
    DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent10Minutes',
    AlarmConfiguration: { Enabled: true, Alarms: alarms },
  });
});

test('what mends a site that is not well gets all calls at once, though its alarm is on', () => {
  shifting(true).hasResourceProperties('AWS::CodeDeploy::DeploymentGroup', {
    DeploymentConfigName: 'CodeDeployDefault.LambdaAllAtOnce',
    AlarmConfiguration: { Enabled: false, Alarms: alarms },
  });
});

test('whoever shifts may move the aliases of its stack, and read the states of alarms', () => {
  const roles = Object.values(shifting(false).findResources('AWS::IAM::Role'));
  const statements = roles.flatMap(({ Properties }) => (Properties.Policies ?? [])[0]?.PolicyDocument.Statement ?? []);
  expect(statements.map(({ Action }: { Action: unknown }) => Action)).toEqual([
    'cloudwatch:DescribeAlarms',
    ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
  ]);
  expect(JSON.stringify(statements[1].Resource)).toContain(':live');
});
