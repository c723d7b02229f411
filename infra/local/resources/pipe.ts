import * as z from 'zod/mini';
import type { Judge } from '../aws/judge.ts';
import { type Json, type JsonObject, parseObject } from '../cloudformation/json.ts';
import type { Resource } from '../cloudformation/resolver.ts';
import type { Log } from '../log.ts';
import type { StreamPosition, TableStream } from './dynamodb-stream.ts';
import { type EventBuses, eventOf } from './event-bus.ts';
import { fillTemplate, valueAtPath } from './event-input.ts';
import { compilePattern } from './event-pattern.ts';
import { filterCriteria, type Running } from './event-source-mapping.ts';
import { readProperties, wholeNumber } from './properties.ts';
import type { Positions } from './state-database.ts';
import type { WriteSignal } from './write-signal.ts';

const properties = z.object({
  Source: z.string(),
  Target: z.string(),
  RoleArn: z.string(),
  DesiredState: z._default(z.string(), 'RUNNING'),
  SourceParameters: z.object({
    FilterCriteria: z.optional(filterCriteria),
    DynamoDBStreamParameters: z.object({
      StartingPosition: z.enum(['TRIM_HORIZON', 'LATEST']),
      BatchSize: z._default(wholeNumber, 100),
    }),
  }),
  TargetParameters: z._default(
    z.object({
      InputTemplate: z.optional(z.string()),
      EventBridgeEventBusParameters: z._default(
        z.object({
          DetailType: z.optional(z.string()),
          Source: z.optional(z.string()),
          Resources: z._default(z.array(z.string()), []),
        }),
        { Resources: [] },
      ),
    }),
    { EventBridgeEventBusParameters: { Resources: [] } },
  ),
});
type Properties = z.infer<typeof properties>;

export interface PipeSurroundings {
  readonly buses: EventBuses;
  readonly judge: Judge;
  readonly positions: Positions;
  readonly log: Log;
  readonly accountId: string;
  readonly region: string;
  /** The stream behind an ARN of the template. @throws when no table has it. */
  readonly streamOf: (arn: string) => TableStream;
  readonly writes: WriteSignal;
}

/** A wait after a failure, so that an engine that is gone is not asked in a tight loop. */
const RETRY_MS = 1_000;

/**
 * Carries a table's changes to an event bus, in order, each at least once: its position is kept after the bus has accepted,
 * so a kill repeats a batch rather than losing one.
 */
export function startPipe(resource: Resource, surroundings: PipeSurroundings): Running {
  const settings = readProperties(resource, properties);
  const abort = new AbortController();
  if (settings.DesiredState === 'STOPPED') return { stop: async () => {} };
  const step = createStep(resource, settings, surroundings);

  async function run(): Promise<void> {
    while (!abort.signal.aborted) {
      try {
        const seen = surroundings.writes.count();
        if (!(await step())) await surroundings.writes.after(seen, abort.signal);
      } catch (error) {
        surroundings.log.warn(
          `The pipe ${resource.name} tries again in a second: ${error instanceof Error ? error.message : error}`,
        );
        await sleep(RETRY_MS, abort.signal);
      }
    }
  }

  const running = run();
  return {
    stop: () => {
      abort.abort();
      return running;
    },
  };
}

/** One batch from the stream to the bus. The step answers whether there was one. */
function createStep(resource: Resource, settings: Properties, surroundings: PipeSurroundings): () => Promise<boolean> {
  const { buses, judge, positions, streamOf } = surroundings;
  const { StartingPosition, BatchSize } = settings.SourceParameters.DynamoDBStreamParameters;
  const stream = streamOf(settings.Source);
  const filters = (settings.SourceParameters.FilterCriteria?.Filters ?? []).map(({ Pattern }) =>
    compilePattern(parseObject(Pattern, 'a filter pattern')),
  );
  const role = { id: settings.RoleArn, context: {} };
  const key = `pipe ${resource.name} ${settings.Source}`;
  const reads = ['dynamodb:DescribeStream', 'dynamodb:GetShardIterator', 'dynamodb:GetRecords'].map((action) => ({
    action,
    resource: settings.Source,
  }));
  const bus = settings.Target.split('event-bus/').at(-1) ?? 'default';

  /** A pipe from LATEST ignores what happened before its first start, but nothing that happens after, killed or not. */
  async function begin(): Promise<StreamPosition> {
    const position = StartingPosition === 'LATEST' ? await stream.end() : {};
    positions.write(key, JSON.stringify(position));
    return position;
  }

  return async () => {
    await judge.demand(role, reads);
    const kept = positions.read(key);
    const position: StreamPosition = kept === undefined ? await begin() : JSON.parse(kept);
    const batch = await stream.readAfter(position, BatchSize);
    if (!batch) return false;
    const records = batch.records.map((record) => sourceRecord(record, settings.Source, surroundings.region));
    const wanted = records.filter((record) => filters.length === 0 || filters.some((matches) => matches(record)));
    if (wanted.length > 0) await judge.demand(role, [{ action: 'events:PutEvents', resource: settings.Target }]);
    await buses.publish(
      bus,
      wanted.map((record) => targetEvent(record, resource, settings, surroundings)),
    );
    positions.write(key, JSON.stringify({ ...position, [batch.shardId]: batch.last }));
    return true;
  };
}

/** A stream record as pipes see it: with the ARN and region of the template, whatever the engine calls itself. */
function sourceRecord(record: JsonObject, eventSourceARN: string, awsRegion: string): JsonObject {
  return { ...record, awsRegion, eventSourceARN };
}

function targetEvent(
  record: JsonObject,
  resource: Resource,
  settings: Properties,
  { accountId, region }: PipeSurroundings,
): JsonObject {
  const { InputTemplate: template, EventBridgeEventBusParameters: parameters } = settings.TargetParameters;
  const pipe: Record<string, Json> = {
    'aws.pipes.pipe-name': resource.name,
    'aws.pipes.pipe-arn': String(resource.attribute('Arn')),
    'aws.pipes.source-arn': settings.Source,
    'aws.pipes.event.ingestion-time': new Date().toISOString(),
    'aws.pipes.event': record,
    'aws.pipes.event.json': record,
  };
  const lookUp = (name: string) => (name.startsWith('$') ? valueAtPath(record, name) : pipe[name]);
  const dynamic = (text: string | undefined, otherwise: string) =>
    text?.startsWith('$.') ? String(lookUp(text) ?? '') : (text ?? otherwise);
  return eventOf(
    {
      Source: dynamic(parameters.Source, `Pipe ${resource.name}`),
      DetailType: dynamic(parameters.DetailType, 'Event from aws:dynamodb'),
      Resources: parameters.Resources,
      Detail: template === undefined ? JSON.stringify(record) : fillTemplate(template, lookUp),
    },
    { accountId, region },
  );
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
