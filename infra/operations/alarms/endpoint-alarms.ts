import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { failedInvocations, failedRequests } from '../metrics.ts';
import type { Watched } from '../watched.ts';
import { SiteAlarm } from './site-alarm.ts';

/** Alarms for errors that visitors get: of each endpoint, and of the authorizer in front of all. */
export function endpointAlarms(
  scope: Construct,
  { authorizer, endpoints }: Pick<Watched, 'authorizer' | 'endpoints'>,
  topic: ITopic,
): void {
  new SiteAlarm(scope, `${authorizer.name}Faults`, {
    metric: failedInvocations(authorizer.functionName),
    above: 0,
    userImpact: 'Visitors get errors from every call: the API cannot tell that they come from the edge.',
    runbook: '#the-edge-is-refused',
    topic,
  });
  for (const { name, path, functionName } of endpoints) {
    if (!path) continue;
    new SiteAlarm(scope, `${name}Faults`, {
      metric: failedRequests(functionName),
      above: 5,
      userImpact: `Visitors get errors from ${path}.`,
      runbook: '#faults',
      topic,
    });
  }
}
