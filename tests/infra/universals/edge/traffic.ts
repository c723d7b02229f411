import { faultsAlarmName } from '../../../../shared/contract/names.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { every, set, unset } from '../mutation.ts';
import { type Complaint, each, type Universals } from '../universal.ts';

const aliasType = 'AWS::Lambda::Alias';
const applicationType = 'AWS::CodeDeploy::Application';
const groupType = 'AWS::CodeDeploy::DeploymentGroup';
const integrationType = 'AWS::ApiGatewayV2::Integration';
const lambdaType = 'AWS::Lambda::Function';
const versionType = 'AWS::Lambda::Version';

/** The alias that an integration calls: its function's, under the name that its URI ends with. */
function aliasBehind(integration: Resource, stacks: Stacks): Resource | undefined {
  const uri = integration.text('IntegrationUri');
  return stacks
    .of(aliasType)
    .find(
      (alias) =>
        stacks.find(lambdaType, alias.text('FunctionName'))?.isNamedIn(uri) && uri.endsWith(`:${alias.text('Name')}`),
    );
}

/** The group by which CodeDeploy moves an alias; CloudFormation names it beside the properties. */
function groupOf(alias: Resource, stacks: Stacks): Resource | undefined {
  const { UpdatePolicy } = alias.declared;
  const named = JSON.stringify(UpdatePolicy?.CodeDeployLambdaAliasUpdate ?? {});
  return stacks.of(groupType).find((group) => group.stack === alias.stack && named.includes(`"${group.id}"`));
}

function aliasOf(group: Resource, stacks: Stacks): Resource | undefined {
  return stacks.of(aliasType).find((alias) => groupOf(alias, stacks) === group);
}

/** What is wrong with how an alias gets its next version. */
function shiftFaults(alias: Resource, stacks: Stacks): readonly Complaint[] {
  const lambda = stacks.find(lambdaType, alias.text('FunctionName'));
  const version = stacks.find(versionType, alias.text('FunctionVersion'));
  const group = groupOf(alias, stacks);
  const alarms = group?.items('AlarmConfiguration.Alarms').map((alarm) => alarm.text('Name')) ?? [];
  const known = stacks.of('AWS::CloudWatch::Alarm').map((alarm) => alarm.text('AlarmName'));
  return [
    !lambda && 'is of a function of no template',
    (!version || !lambda?.isNamedIn(version.text('FunctionName'))) && 'leads to a version of another function',
    !group && 'gets its next version at once, with nobody watching',
    !stacks.find(applicationType, group?.text('ApplicationName') ?? '') && 'is moved by no application of ours',
    !stacks.find('AWS::IAM::Role', group?.text('ServiceRoleArn') ?? '') && 'is moved by a role of no template',
    ...alarms.map((alarm) => !known.includes(alarm) && `is watched by ${alarm}, which no template has`),
  ];
}

export const traffic: Universals = {
  'calls reach a function by an alias, which a new version takes over step by step': {
    violations: (stacks) => [
      ...each(integrationType, (integration, all) => [
        !aliasBehind(integration, all) && 'calls a function past its alias',
      ])(stacks),
      ...each(aliasType, shiftFaults)(stacks),
    ],
    catches: {
      'an integration past the alias': every(integrationType, ({ Properties }, stacks) => {
        const [lambda] = stacks.of(lambdaType);
        Properties.IntegrationUri = lambda?.arn ?? '';
      }),
      'an alias that moves at once': every(aliasType, (declared) => {
        delete declared.UpdatePolicy;
      }),
      'an alias of another function': every(aliasType, set({ FunctionName: 'foreign' })),
      'an alias of the version of another function': every(versionType, set({ FunctionName: 'foreign' }), {
        blames: (version, stacks) =>
          stacks.of(aliasType).find((alias) => version.isNamedIn(alias.text('FunctionVersion'))),
      }),
      'a group of a foreign application': every(groupType, set({ ApplicationName: 'foreign' }), { blames: aliasOf }),
      'a group with a foreign role': every(
        groupType,
        set({ ServiceRoleArn: 'arn:aws:iam::111122223333:role/foreign' }),
        { blames: aliasOf },
      ),
      'a group that watches no alarm of ours': every(
        groupType,
        set({ 'AlarmConfiguration.Alarms.0.Name': 'foreign' }),
        { blames: aliasOf },
      ),
    },
  },

  'a new version gets a tenth of the calls first, and goes back when the alarm of its own function goes off': {
    violations: each(groupType, (group, stacks) => {
      const alias = aliasOf(group, stacks);
      const lambda = alias && stacks.find(lambdaType, alias.text('FunctionName'));
      const own = lambda && `${lambda.name}-faults`;
      return [
        !/Canary10Percent/.test(group.text('DeploymentConfigName')) && 'gives a new version all calls at once',
        !group.is('AlarmConfiguration.Enabled', true) && 'is not watched',
        !group.is('AlarmConfiguration.Alarms', [{ Name: own ?? '' }]) && `is not watched by ${own}`,
        !group.texts('AutoRollbackConfiguration.Events').includes('DEPLOYMENT_STOP_ON_ALARM') &&
          'leaves a version that fails',
        !group.is('AutoRollbackConfiguration.Enabled', true) && 'leaves a version that fails',
      ];
    }),
    catches: {
      'a version that gets all calls at once': every(
        groupType,
        set({ DeploymentConfigName: 'CodeDeployDefault.LambdaAllAtOnce' }),
      ),
      'a group that nobody watches': every(groupType, set({ 'AlarmConfiguration.Enabled': false })),
      'a group that the alarm of another function watches': every(groupType, ({ Properties }, stacks) => {
        Properties.AlarmConfiguration = {
          Enabled: true,
          Alarms: [{ Name: faultsAlarmName(stacks.stage, 'authorizeEdge') }],
        };
      }),
      'a version that stays whatever happens': every(groupType, unset('AutoRollbackConfiguration')),
    },
  },

  'what moves the traffic of a domain moves no other': {
    violations: each(applicationType, (application, stacks) => [
      !application.is('ComputePlatform', 'Lambda') && 'is for servers',
      !stacks
        .of(groupType)
        .some((group) => group.stack === application.stack && application.isNamedIn(group.text('ApplicationName'))) &&
        'moves nothing',
    ]),
    catches: { 'an application for servers': every(applicationType, set({ ComputePlatform: 'Server' })) },
  },
};
