import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule, type ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { functionName } from '../../shared/contract/names.ts';
import type { ScheduleEntry } from '../../shared/manifest/triggers.ts';
import { DeadLetterQueue } from './dead-letter-queue.ts';
import { SiteFunction, type SiteFunctionProps } from './site-function.ts';

export interface ScheduledJobProps extends SiteFunctionProps {
  readonly schedule: ScheduleEntry;
  readonly group: ScheduleGroup;
}

/** What a job is told, as `functions/platform/events/schedule.ts` reads it; Scheduler fills in what stands in angle brackets. */
const input = { scheduledAt: '<aws.scheduler.scheduled-time>' };

/**
 * A function that runs by the clock: schedule → function, with one encrypted dead-letter queue for both ways to fail. Scheduler
 * invokes asynchronously: it tries again itself when it cannot reach the function, for an hour; when the function fails,
 * Lambda tries twice more. What they give up stays in the queue, and an alarm goes off.
 */
export class ScheduledJob extends Construct {
  constructor(scope: Construct, id: string, props: ScheduledJobProps) {
    super(scope, `${id}Job`);
    const { stage, schedule, group } = props;
    const deadLetterQueue = new DeadLetterQueue(this, id, stage);
    const handler = new SiteFunction(this, id, {
      ...props,
      deadLetterQueue,
      settings: { timeout: Duration.minutes(5), ...props.settings },
    });
    // Not `grantInvoke`: it grants every version of the function too.
    const invokes = new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [handler.functionArn] });
    const givesUp = new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetterQueue.queueArn] });
    const role = new Role(this, 'ScheduleRole', {
      // The group, not the schedule: Scheduler states the ARN of the group when it takes the role.
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: {
          StringEquals: {
            'aws:SourceAccount': Stack.of(this).account,
            'aws:SourceArn': group.scheduleGroupArn,
          },
        },
      }),
      inlinePolicies: { grants: new PolicyDocument({ statements: [invokes, givesUp] }) },
    });
    new CfnSchedule(this, 'Schedule', {
      name: functionName(stage.name, id),
      groupName: group.scheduleGroupName,
      scheduleExpression: schedule.expression,
      scheduleExpressionTimezone: 'UTC',
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: handler.functionArn,
        roleArn: role.roleArn,
        input: JSON.stringify(input),
        retryPolicy: { maximumRetryAttempts: 10, maximumEventAgeInSeconds: Duration.hours(1).toSeconds() },
        deadLetterConfig: { arn: deadLetterQueue.queueArn },
      },
    });
  }
}
