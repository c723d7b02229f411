import { functionOf } from '../../contract.ts';
import type { Part } from '../../part.ts';
import type { Resource, Stacks } from '../../stacks.ts';
import { add, every, type Mutation, remove, set, statements, unset } from '../mutation.ts';
import { statementsOf } from '../rights/roles.ts';
import { about, each, type Universals } from '../universal.ts';

const groupType = 'AWS::Scheduler::ScheduleGroup';
const lambdaType = 'AWS::Lambda::Function';
const scheduleType = 'AWS::Scheduler::Schedule';

const functionIn = (schedule: Resource, stacks: Stacks) => stacks.find(lambdaType, schedule.text('Target.Arn'));
const asideOf = (part: Part, path: string, stacks: Stacks) => stacks.find('AWS::SQS::Queue', part.text(path));

/** The schedule that has a role. */
function scheduleOf(role: Resource, stacks: Stacks): Resource | undefined {
  return stacks.of(scheduleType).find((schedule) => role.isNamedIn(schedule.text('Target.RoleArn')));
}

/** Changes the grants of the roles of schedules. */
const everyGrant = (fields: Parameters<typeof statements>[1]): Mutation =>
  every('AWS::IAM::Role', statements('Allow', fields), {
    where: (role, stacks) => scheduleOf(role, stacks) !== undefined,
    blames: scheduleOf,
  });

export const scheduleGroups: Universals = {
  'the schedules of a stage have one group, whose roles trust no other': {
    violations: (stacks) => {
      const groups = stacks.of(groupType);
      return groups.flatMap(({ address }) => about(address, [groups.length > 1 && 'is not the only one']));
    },
    catches: { 'a second group': add(groupType, {}) },
  },
};

export const schedules: Universals = {
  'a schedule invokes the function of a job of the list, at the time that the list states, in the group of the stage': {
    violations: each(scheduleType, (schedule, stacks) => {
      const entry = stacks.site.jobs.find(({ name }) => functionOf(name, stacks) === functionIn(schedule, stacks));
      return [
        !entry && 'invokes no job of the list',
        !schedule.is('ScheduleExpression', entry?.schedule.expression ?? '') && 'runs at another time than listed',
        !schedule.is('ScheduleExpressionTimezone', 'UTC') && 'runs by another clock than UTC',
        !schedule.is('FlexibleTimeWindow', { Mode: 'OFF' }) && 'runs some time later',
        !stacks.find(groupType, schedule.text('GroupName')) && 'is in another group',
        schedule.has('State') && !schedule.is('State', 'ENABLED') && 'is off',
      ];
    }),
    catches: {
      'a schedule of nothing': every(scheduleType, unset('Target')),
      'a schedule by a foreign clock': every(scheduleType, set({ ScheduleExpressionTimezone: 'Europe/Berlin' })),
      'a schedule at another time': every(scheduleType, set({ ScheduleExpression: 'rate(1 minute)' })),
      'a schedule of about then': every(
        scheduleType,
        set({ FlexibleTimeWindow: { Mode: 'FLEXIBLE', MaximumWindowInMinutes: 60 } }),
      ),
      'a schedule of nobody': every(scheduleType, unset('GroupName')),
      'a schedule that is off': every(scheduleType, set({ State: 'DISABLED' })),
    },
  },

  'a job has one schedule': {
    violations: (stacks) =>
      stacks.site.jobs.flatMap(({ name }) => {
        const lambda = functionOf(name, stacks);
        const found = stacks.of(scheduleType).filter((schedule) => functionIn(schedule, stacks) === lambda);
        return about(lambda?.address ?? name, [found.length !== 1 && `has ${found.length} schedules`]);
      }),
    catches: { 'a job that never runs': remove(scheduleType, { blames: functionIn }) },
  },

  'a run that fails is tried again and then set aside, whoever gives up': {
    violations: each(scheduleType, (schedule, stacks) => {
      const aside = asideOf(schedule, 'Target.DeadLetterConfig.Arn', stacks);
      const lambda = functionIn(schedule, stacks);
      const [tries, age] = ['MaximumRetryAttempts', 'MaximumEventAgeInSeconds'].map((name) =>
        schedule.number(`Target.RetryPolicy.${name}`),
      );
      return [
        !aside && 'loses a run that cannot begin',
        !(lambda && asideOf(lambda, 'DeadLetterConfig.TargetArn', stacks) === aside) && 'loses a run that fails',
        !(Number(tries) >= 3 && Number(tries) <= 185) && `tries ${tries} times again`,
        !(Number(age) >= 600 && Number(age) <= 86_400) && `tries for ${age} s, not for ten minutes to a day`,
      ];
    }),
    catches: {
      'a schedule without dead letters': every(scheduleType, unset('Target.DeadLetterConfig')),
      'a schedule that tries once': every(scheduleType, set({ 'Target.RetryPolicy.MaximumRetryAttempts': 0 })),
      'a schedule that gives up at once': every(
        scheduleType,
        set({ 'Target.RetryPolicy.MaximumEventAgeInSeconds': 60 }),
      ),
      'a job whose failures vanish': every(lambdaType, unset('DeadLetterConfig'), {
        where: (lambda) => lambda.has('DeadLetterConfig'),
        blames: (lambda, stacks) => stacks.of(scheduleType).find((each) => functionIn(each, stacks) === lambda),
      }),
    },
  },

  'a schedule may invoke its function and set aside its runs, and nothing else': {
    violations: each(scheduleType, (schedule, stacks) => {
      const role = stacks.find('AWS::IAM::Role', schedule.text('Target.RoleArn'));
      const granted = (role ? statementsOf(role, stacks) : []).flatMap(([, statement]) =>
        statement
          .texts('Action')
          .flatMap((action) => statement.texts('Resource').map((resource) => `${action} on ${resource}`)),
      );
      const needed = [
        `lambda:InvokeFunction on ${functionIn(schedule, stacks)?.arn}`,
        `sqs:SendMessage on ${asideOf(schedule, 'Target.DeadLetterConfig.Arn', stacks)?.arn}`,
      ];
      return [
        ...needed.map((need) => !granted.includes(need) && `may not ${need}`),
        ...granted.map((grant) => !needed.includes(grant) && `may ${grant}`),
      ];
    }),
    catches: {
      'a schedule that may invoke another function': everyGrant({
        Resource: 'arn:aws:lambda:us-east-1:111122223333:function:other',
      }),
      'a schedule that may do nothing': everyGrant({ Action: 'lambda:GetFunction' }),
      'a schedule without a role': every(scheduleType, unset('Target.RoleArn')),
    },
  },
};
