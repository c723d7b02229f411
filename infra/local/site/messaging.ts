import type { DatabaseSync } from 'node:sqlite';
import type { Judge } from '../aws/judge.ts';
import type { Resource } from '../cloudformation/resolver.ts';
import { createEventBuses, type EventBuses } from '../resources/event-bus.ts';
import { type EventDestinations, readRule } from '../resources/event-rule.ts';
import { startDeclaredSchedule, startSchedule } from '../resources/event-schedule.ts';
import { type Running, startEventSourceMapping } from '../resources/event-source-mapping.ts';
import { type AsynchronousInvocations, startAsynchronousInvocations } from '../resources/lambda-async.ts';
import { startPipe } from '../resources/pipe.ts';
import { createQueueEngine, type QueueEngine } from '../resources/sqs-engine.ts';
import { createJournal } from '../resources/sqs-journal.ts';
import { startQueueMetrics } from '../resources/sqs-metrics.ts';
import { createMoveTasks, type MoveTasks } from '../resources/sqs-move-task.ts';
import { type StartedQueue, startQueue } from '../resources/sqs-queue.ts';
import { createPositions } from '../resources/state-database.ts';
import type { Functions } from './functions.ts';
import type { SiteContext } from './options.ts';
import type { Storage } from './storage.ts';

/** Queues, buses and everything that carries events between them and functions. */
export interface Messaging {
  readonly engine: QueueEngine;
  readonly queues: readonly StartedQueue[];
  readonly buses: EventBuses;
  readonly moveTasks: MoveTasks;
  readonly asynchronous: AsynchronousInvocations;
  queueArn(name: string): string;
  busArn(name: string): string;
  /**
   * Starts what moves events by itself. Functions can call the gateway by then.
   * @throws {AwsError} when the role of a function may not read the queue it is fed from, as AWS refuses such a mapping.
   */
  run(): Promise<void>;
  /** Ends it again; what is under way finishes. */
  rest(): Promise<void>;
}

/** What Lambda's pollers do in the name of the function. */
const pollingActions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

export async function startMessaging(
  context: SiteContext,
  parts: { database: DatabaseSync; judge: Judge; functions: Functions; storage: Storage },
): Promise<Messaging> {
  const { options, place, resolver, metrics, log } = context;
  const { accountId, region } = place;
  const { database, judge, functions, storage } = parts;
  const clock = options.queueClock ?? 1;
  const journal = createJournal(database);
  const engine = await createQueueEngine({
    journal,
    region,
    accountId,
    queueUrl: (name) => `${place.gatewayUrl}/${accountId}/${name}`,
  });
  const queues = resolver.resources('AWS::SQS::Queue').map((resource) => startQueue(resource, engine));
  const asynchronous = startAsynchronousInvocations(functions.all, { engine, clock, log });
  const buses = createEventBuses({
    accountId,
    region,
    log,
    atomically: (change) => engine.atomically(change),
    count: (name, rule) =>
      metrics.record({ namespace: 'AWS/Events', name, unit: 'Count', dimensions: { RuleName: rule } }, 1),
  });
  for (const bus of resolver.resources('AWS::Events::EventBus')) buses.addBus(bus.name);

  const queueOf = (arn: string) => {
    const queue = queues.find((candidate) => candidate.arn === arn);
    if (!queue) throw new Error(`The template has no queue ${arn}`);
    return queue;
  };
  const destinations: EventDestinations = {
    judge,
    accountId,
    sender: (arn) => {
      const queue = queues.find((candidate) => candidate.arn === arn);
      if (queue) return (text) => void engine.send(queue.name, text);
      const lambda = functions.find(arn);
      return lambda && ((text) => asynchronous.send(lambda.name, text));
    },
  };
  const rules = resolver.resources('AWS::Events::Rule').map((resource) => readRule(resource, destinations));
  for (const rule of rules) if (rule.enabled) buses.addRule(rule);

  const positions = createPositions(database);
  const running: Running[] = [];

  async function run(): Promise<void> {
    running.push(startQueueMetrics(queues, engine, metrics));
    for (const resource of resolver.resources('AWS::Lambda::EventSourceMapping')) {
      await demandPolling(resource);
      running.push(
        startEventSourceMapping(resource, { engine, region, log, clock, queueOf, functionOf: functions.get }),
      );
    }
    for (const resource of resolver.resources('AWS::Pipes::Pipe')) {
      const { streamOf, writes } = storage;
      running.push(startPipe(resource, { buses, judge, positions, log, accountId, region, streamOf, writes }));
    }
    for (const rule of rules) {
      if (!rule.enabled || rule.scheduleExpression === undefined) continue;
      const { name, scheduleExpression: expression } = rule;
      const tick = () => buses.deliver(rule, scheduledEvent(rule.arn, place));
      running.push(startSchedule({ name, expression, positions, log, run: tick }));
    }
    for (const resource of resolver.resources('AWS::Scheduler::Schedule')) {
      running.push(startDeclaredSchedule(resource, { destinations, judge, positions, log }));
    }
  }

  async function demandPolling(mapping: Resource): Promise<void> {
    const { EventSourceArn, FunctionName } = mapping.properties();
    const role = { id: functions.roleOf(functions.get(String(FunctionName))), context: {} };
    await judge.demand(
      role,
      pollingActions.map((action) => ({ action, resource: String(EventSourceArn) })),
    );
  }

  return {
    engine,
    queues,
    buses,
    asynchronous,
    moveTasks: createMoveTasks(engine, () => queues),
    queueArn: (name) => `arn:aws:sqs:${region}:${accountId}:${name}`,
    busArn: (name) => `arn:aws:events:${region}:${accountId}:event-bus/${name}`,
    run,
    rest: async () => {
      await Promise.all([...running, asynchronous].map((each) => each.stop()));
    },
  };
}

/** The event that a rule with a schedule sends to its targets. */
function scheduledEvent(ruleArn: string, { accountId, region }: { accountId: string; region: string }) {
  return {
    version: '0',
    id: crypto.randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: accountId,
    time: new Date().toISOString().replace(/\.\d{3}Z$/, 'Z'),
    region,
    resources: [ruleArn],
    detail: {},
  };
}
