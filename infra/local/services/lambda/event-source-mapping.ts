import { type Need, rolePrincipal } from '../../core/authorization.ts';
import type { Declared, Site } from '../../core/counterpart.ts';
import { compilePattern } from '../../core/event-pattern.ts';
import { parseObject } from '../../core/json.ts';
import type { Running } from '../../core/until-stopped.ts';
import type { LambdaFunction } from './function.ts';
import type { Mapping, MappingProperties } from './mapping.ts';
import { startQueuePoller } from './queue-poller.ts';
import { startStreamPoller } from './stream-poller.ts';

/** What Lambda's pollers do with the function's role. */
const pollingActions: Readonly<Record<string, readonly string[]>> = {
  sqs: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
  dynamodb: ['dynamodb:DescribeStream', 'dynamodb:GetShardIterator', 'dynamodb:GetRecords'],
};

/**
 * Feeds a queue's messages or a stream's records to a function, as Lambda's pollers do.
 * @param roleArn of the function
 * @throws {Error} for settings that AWS refuses, and when the function's role may not read the source, or send
 * what failed to its destination.
 */
export async function startEventSourceMapping(
  { resource, properties }: Declared<MappingProperties>,
  { lambda, roleArn }: { lambda: LambdaFunction; roleArn: string },
  { judge, place, ports, positions, log, clock, metrics }: Site,
): Promise<Running> {
  const { EventSourceArn: source, FilterCriteria, FunctionResponseTypes, DestinationConfig } = properties;
  const service = source.split(':')[2] ?? '';
  const actions = pollingActions[service];
  const name = `${resource.stack}/${resource.logicalId}`;
  if (!actions) throw new Error(`${name} reads ${source}: mappings read queues and streams of tables only`);
  await judge.demand(rolePrincipal(roleArn), [
    ...actions.map((action): Need => ({ action, resource: source })),
    ...(DestinationConfig ? [{ action: 'sqs:SendMessage', resource: DestinationConfig.OnFailure.Destination }] : []),
  ]);
  const filters = (FilterCriteria?.Filters ?? []).map(({ Pattern }) =>
    compilePattern(parseObject(Pattern, `a filter of ${name}`)),
  );
  const mapping: Mapping = {
    ports,
    positions,
    log,
    clock,
    metrics,
    region: place.region,
    name,
    properties,
    lambda,
    wants: (record) => filters.length === 0 || filters.some((matches) => matches(record)),
    partial: FunctionResponseTypes.includes('ReportBatchItemFailures'),
  };
  return service === 'sqs' ? startQueuePoller(mapping) : startStreamPoller(mapping);
}
