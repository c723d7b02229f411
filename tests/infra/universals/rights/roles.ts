import type { Part } from '../../part.ts';
import { account, type Resource, type Stacks } from '../../stacks.ts';
import { add, append, every, set, unset } from '../mutation.ts';
import { about, type Complaint, each, type Universals } from '../universal.ts';

/** The trust that a function's role needs: Lambda's, and no more. */
const lambdaTrust = [{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' } }];

/** The trust that the role needs that shifts traffic. */
const shiftTrust = [{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'codedeploy.amazonaws.com' } }];

/** The trust that a schedule's role needs: Scheduler's, for schedules of the group of this stage. */
function schedulerTrust(stacks: Stacks) {
  const group = stacks.of('AWS::Scheduler::ScheduleGroup')[0]?.arn ?? '';
  const Condition = { StringEquals: { 'aws:SourceAccount': account, 'aws:SourceArn': group } };
  const Principal = { Service: 'scheduler.amazonaws.com' };
  return [{ Action: 'sts:AssumeRole', Condition, Effect: 'Allow', Principal }];
}

/** The trust that a role needs from what uses it; undefined for a role that nothing uses. */
function neededTrust(role: Resource, stacks: Stacks) {
  const isNamed = (type: string, path: string) => stacks.of(type).some((user) => role.isNamedIn(user.text(path)));
  if (isNamed('AWS::Lambda::Function', 'Role')) return lambdaTrust;
  if (isNamed('AWS::CodeDeploy::DeploymentGroup', 'ServiceRoleArn')) return shiftTrust;
  return isNamed('AWS::Scheduler::Schedule', 'Target.RoleArn') ? schedulerTrust(stacks) : undefined;
}

const anything = { Effect: 'Allow', Action: '*', Resource: '*' };
const inline = (statement: typeof anything) => ({ PolicyName: 'inline', PolicyDocument: { Statement: [statement] } });

/** Where a role says itself what it may do. */
export const grantsPath = 'Policies.0.PolicyDocument.Statement';

/** The function that has a role. */
export function functionOfRole(role: Resource, stacks: Stacks): Resource | undefined {
  return stacks.of('AWS::Lambda::Function').find((lambda) => role.isNamedIn(lambda.text('Role')));
}

/** The statements of a role's own policies, each with the resource that holds it. */
export function statementsOf(role: Resource, stacks: Stacks): readonly (readonly [Resource, Part])[] {
  const attached = stacks
    .of('AWS::IAM::Policy', 'AWS::IAM::RolePolicy')
    .filter((policy) => [...policy.texts('Roles'), policy.text('RoleName')].some((name) => role.isNamedIn(name)));
  return [
    ...attached.flatMap((policy) => policy.items('PolicyDocument.Statement').map((part) => [policy, part] as const)),
    ...role
      .items('Policies')
      .flatMap((policy) => policy.items('PolicyDocument.Statement').map((part) => [role, part] as const)),
  ];
}

/** Looks at every statement that grants a role something. */
function eachStatement(complaintsOf: (statement: Part) => readonly Complaint[]) {
  return (stacks: Stacks) =>
    stacks
      .of('AWS::IAM::Role')
      .flatMap((role) => statementsOf(role, stacks))
      .flatMap(([{ address }, statement]) => about(address, complaintsOf(statement)));
}

/** Whether a grant names one resource, without wildcards; in a bucket it may name the objects under a prefix. The states of alarms are all or none. */
function isNamed(resource: string, actions: readonly string[]): boolean {
  if (actions.every((action) => action === 'cloudwatch:DescribeAlarms')) return true;
  const isPrefix =
    /^<[^*>]+\.Arn>\/([^*]+\/)?\*$/.test(resource) && actions.every((action) => action.startsWith('s3:'));
  return isPrefix || (/^(<|arn:)/.test(resource) && !resource.includes('*'));
}

export const roles: Universals = {
  'a role is trusted by the service that uses it, and by nobody else': {
    violations: each('AWS::IAM::Role', (role, stacks) => {
      const trust = neededTrust(role, stacks);
      return [
        !trust && 'is the role of no function and no schedule',
        !role.is('AssumeRolePolicyDocument.Statement', trust ?? []) &&
          'is trusted by others than the service that uses it',
      ];
    }),
    catches: {
      'a role for anybody': every('AWS::IAM::Role', set({ 'AssumeRolePolicyDocument.Statement.0.Principal': '*' })),
      'a role for another account': every(
        'AWS::IAM::Role',
        append('AssumeRolePolicyDocument.Statement', {
          Action: 'sts:AssumeRole',
          Effect: 'Allow',
          Principal: { AWS: 'arn:aws:iam::111122223333:root' },
        }),
      ),
      'a role for a second service': every(
        'AWS::IAM::Role',
        set({
          'AssumeRolePolicyDocument.Statement.0.Principal.Service': ['lambda.amazonaws.com', 'ec2.amazonaws.com'],
        }),
      ),
      'a role that nothing uses': add('AWS::IAM::Role', {
        AssumeRolePolicyDocument: { Statement: lambdaTrust, Version: '2012-10-17' },
      }),
    },
  },

  'a role has no managed policy': {
    violations: each('AWS::IAM::Role', (role) => [
      role.has('ManagedPolicyArns') && `has ${role.texts('ManagedPolicyArns').join(', ')}, which no template states`,
    ]),
    catches: {
      'a role with AdministratorAccess': every(
        'AWS::IAM::Role',
        set({ ManagedPolicyArns: ['arn:aws:iam::aws:policy/AdministratorAccess'] }),
      ),
    },
  },

  'a policy belongs to one role of ours': {
    violations: each(['AWS::IAM::Policy', 'AWS::IAM::RolePolicy'], (policy, stacks) => {
      const names = [...policy.texts('Roles'), ...policy.texts('RoleName')];
      return [
        names.length !== 1 && `belongs to ${names.length} roles`,
        !names.every((name) => stacks.find('AWS::IAM::Role', name)) && 'belongs to a role of no template',
        (policy.has('Users') || policy.has('Groups')) && 'belongs to people',
      ];
    }),
    catches: {
      'a policy of a foreign role': every('AWS::IAM::Policy', set({ Roles: ['somebody'] })),
      'a policy of a second role': every('AWS::IAM::Policy', append('Roles', 'somebody')),
      'a policy of a user': every('AWS::IAM::Policy', set({ Users: ['somebody'] })),
    },
  },

  'a grant names its actions': {
    violations: eachStatement((statement) => {
      const actions = statement.texts('Action');
      return [
        !statement.is('Effect', 'Allow', 'Deny') && 'neither allows nor denies',
        (statement.has('NotAction') || actions.length === 0) && 'grants all actions but some',
        ...actions.map((action) => !/^[a-z0-9-]+:[A-Z][A-Za-z]+$/.test(action) && `grants ${action}`),
        ...actions.map((action) => /:(Scan|PartiQL\w+)$/.test(action) && `reads whole tables by ${action}`),
      ];
    }),
    catches: {
      'an inline policy that allows everything': every('AWS::IAM::Role', set({ Policies: [inline(anything)] })),
      'a policy that allows everything': every('AWS::IAM::Policy', append('PolicyDocument.Statement', anything)),
      'a role that may do everything': every('AWS::IAM::Role', append(grantsPath, anything), {
        where: (role) => role.has('Policies'),
      }),
      'a statement without an effect': every('AWS::IAM::Policy', unset('PolicyDocument.Statement.0.Effect')),
      'all actions of a service': every(
        'AWS::IAM::Policy',
        set({ 'PolicyDocument.Statement.0.Action': ['logs:PutLogEvents', 'dynamodb:*'] }),
      ),
      'all actions but one': every(
        'AWS::IAM::Policy',
        set({
          'PolicyDocument.Statement.0': { Effect: 'Allow', NotAction: 'iam:PassRole', Resource: 'arn:aws:s3:::b' },
        }),
      ),
      'a Scan': every('AWS::IAM::Policy', set({ 'PolicyDocument.Statement.0.Action': 'dynamodb:Scan' })),
    },
  },

  'a grant names its resources': {
    violations: eachStatement((statement) => {
      const resources = statement.texts('Resource');
      return [
        (statement.has('NotResource') || resources.length === 0) && 'grants on all resources but some',
        ...resources.map((resource) => !isNamed(resource, statement.texts('Action')) && `grants on "${resource}"`),
      ];
    }),
    catches: {
      'an inline policy on everything': every('AWS::IAM::Role', set({ Policies: [inline(anything)] })),
      'a policy on everything': every('AWS::IAM::Policy', set({ 'PolicyDocument.Statement.0.Resource': '*' })),
      'a policy on all tables': every(
        'AWS::IAM::Policy',
        set({ 'PolicyDocument.Statement.0.Resource': 'arn:aws:dynamodb:us-east-1:111122223333:table/*' }),
      ),
      'a policy on every index': every(
        'AWS::IAM::Policy',
        set({
          'PolicyDocument.Statement.0': {
            Effect: 'Allow',
            Action: 'dynamodb:Query',
            Resource: 'arn:aws:dynamodb:us-east-1:111122223333:table/t/index/*',
          },
        }),
      ),
      'a policy on everything but one thing': every(
        'AWS::IAM::Policy',
        set({
          'PolicyDocument.Statement.0': { Effect: 'Allow', Action: 's3:GetObject', NotResource: 'arn:aws:s3:::b' },
        }),
      ),
    },
  },
};
