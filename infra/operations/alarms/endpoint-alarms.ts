import { failedInvocations, failedRequests } from '../metrics.ts';
import type { Watched } from '../watched.ts';
import type { SiteAlarms } from './site-alarms.ts';

/** Alarms for errors that visitors get: of each endpoint, and of the authorizer in front of all. */
export function endpointAlarms(
  alarms: SiteAlarms,
  { authorizer, endpoints }: Pick<Watched, 'authorizer' | 'endpoints'>,
): void {
  alarms.add(`${authorizer.name}Faults`, {
    metric: failedInvocations(authorizer.functionName),
    above: 0,
    userImpact: 'Visitors get errors from every call: the API cannot tell that they come from the edge.',
    runbook: '#the-edge-is-refused',
  });
  for (const { name, path, functionName } of endpoints) {
    if (!path) continue;
    alarms.add(`${name}Faults`, {
      metric: failedRequests(functionName),
      above: 5,
      userImpact: `Visitors get errors from ${path}.`,
      runbook: '#faults',
    });
  }
}
