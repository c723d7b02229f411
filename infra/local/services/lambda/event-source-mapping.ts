import { type Judge, type Need, rolePrincipal } from '../../core/authorization.ts';
import type { Declared } from '../../core/counterpart.ts';
import { compilePattern, type EventPattern } from '../../core/event-pattern.ts';
import { type JsonObject, parseObject } from '../../core/json.ts';
import type { LambdaFunction } from './function.ts';
import type { Mapping, MappingProperties, Poller } from './mapping.ts';
import { startQueuePoller } from './queue-poller.ts';
import { startStreamPoller } from './stream-poller.ts';

/** What mappings need of the site around them. */
export interface MappingSurroundings extends Pick<Mapping, 'positions' | 'log' | 'region' | 'clock' | 'ports'> {
  readonly judge: Judge;
  /** @throws {Error} when the template has no such function. */
  readonly functionOf: (nameOrArn: string) => { readonly lambda: LambdaFunction; readonly roleArn: string };
}

/** What Lambda's pollers do in the name of the function. */
const pollingActions: Readonly<Record<string, readonly string[]>> = {
  sqs: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
  dynamodb: ['dynamodb:DescribeStream', 'dynamodb:GetShardIterator', 'dynamodb:GetRecords'],
};

/**
 * Feeds a queue's messages or a stream's records to a function, as Lambda's pollers do.
 * @throws {Error} for settings that AWS refuses, and when the function's role may not read the source.
 */
export async function startEventSourceMapping(
  { resource, properties: declared }: Declared<MappingProperties>,
  { judge, functionOf, ...surroundings }: MappingSurroundings,
): Promise<Poller> {
  const { EventSourceArn: source, FunctionName, FilterCriteria: filters, FunctionResponseTypes } = declared;
  const { lambda, roleArn } = functionOf(FunctionName);
  const service = source.split(':')[2] ?? '';
  const actions = pollingActions[service];
  const name = `${resource.stack}/${resource.logicalId}`;
  if (!actions) throw new Error(`${name} reads ${source}: mappings read queues and streams of tables only`);
  await judge.demand(
    rolePrincipal(roleArn),
    actions.map((action): Need => ({ action, resource: source })),
  );
  if (!declared.Enabled) return { stop: async () => {} };
  const mapping: Mapping = {
    ...surroundings,
    name,
    properties: declared,
    lambda,
    wants: compileFilters((filters?.Filters ?? []).map(({ Pattern }) => parseObject(Pattern, `a filter of ${name}`))),
    partial: FunctionResponseTypes.includes('ReportBatchItemFailures'),
  };
  return service === 'sqs' ? startQueuePoller(mapping) : startStreamPoller(mapping);
}

/** A record passes when one of the filters matches; without any, all do. */
function compileFilters(patterns: readonly JsonObject[]): EventPattern {
  const filters = patterns.map(compilePattern);
  return (record) => filters.length === 0 || filters.some((matches) => matches(record));
}
