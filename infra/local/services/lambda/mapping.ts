import * as z from 'zod/mini';
import { attached, type ResourceType } from '../../core/assembly/resource-type.ts';
import type { Site } from '../../core/counterpart.ts';
import type { EventPattern } from '../../core/event-pattern.ts';
import { isObject } from '../../core/json.ts';
import { flag, wholeNumber } from '../../core/properties.ts';
import type { LambdaFunction } from './function.ts';

export const mappingType = {
  type: 'AWS::Lambda::EventSourceMapping',
  identity: attached,
  properties: z.strictObject({
    BatchSize: z.optional(wholeNumber),
    BisectBatchOnFunctionError: z._default(flag, false),
    DestinationConfig: z.optional(z.strictObject({ OnFailure: z.strictObject({ Destination: z.string() }) })),
    EventSourceArn: z.string(),
    FilterCriteria: z.optional(z.strictObject({ Filters: z.array(z.strictObject({ Pattern: z.string() })) })),
    FunctionName: z.string(),
    FunctionResponseTypes: z._default(z.array(z.literal('ReportBatchItemFailures')), []),
    MaximumBatchingWindowInSeconds: z._default(wholeNumber, 0),
    MaximumRetryAttempts: z._default(wholeNumber, -1),
    ScalingConfig: z.optional(z.strictObject({ MaximumConcurrency: wholeNumber })),
    StartingPosition: z.optional(z.literal('TRIM_HORIZON')),
  }),
} satisfies ResourceType;
export type MappingProperties = z.infer<typeof mappingType.properties>;

/** A mapping, read and judged, as its poller takes it. The clock divides batching windows and the waits after a failure. */
export interface Mapping extends Pick<Site, 'ports' | 'positions' | 'log' | 'clock' | 'metrics'> {
  readonly region: string;
  /** Stack and logical id, for what is kept and said about it. */
  readonly name: string;
  readonly properties: MappingProperties;
  readonly lambda: LambdaFunction;
  /** Whether the filters let a record through. */
  readonly wants: EventPattern;
  /** Whether the function reports which records failed. */
  readonly partial: boolean;
}

/**
 * The identifiers that a batch response reports as failed. A response that makes no sense fails the whole batch, as on AWS: an
 * unknown or empty identifier, or no list.
 * @param known identifiers of the batch: message ids, sequence numbers
 */
export function failuresOf(payload: string, known: ReadonlySet<string>): ReadonlySet<string> {
  const response: unknown = JSON.parse(payload);
  if (response === null) return new Set();
  const failures = isObject(response) ? (response.batchItemFailures ?? []) : null;
  if (!Array.isArray(failures)) return known;
  const failed = failures.map((failure) => (isObject(failure) ? failure.itemIdentifier : undefined));
  return failed.every((id) => typeof id === 'string' && known.has(id)) ? new Set(failed.map(String)) : known;
}
