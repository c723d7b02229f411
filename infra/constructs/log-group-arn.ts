import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';

/** The ARN of a log group without the `:*` at the end of its own attribute, as services store it that log into it. */
export function logGroupArn(group: LogGroup): string {
  const arnFormat = ArnFormat.COLON_RESOURCE_NAME;
  const parts = { service: 'logs', resource: 'log-group', resourceName: group.logGroupName, arnFormat };
  return Stack.of(group).formatArn(parts);
}
