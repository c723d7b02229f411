import { randomUUID } from 'node:crypto';
import type { EventPattern } from '../../core/event-pattern.ts';
import { isObject, type Json, type JsonObject } from '../../core/json.ts';
import { limitOf } from '../../core/limits.ts';
import type { Log } from '../../core/log.ts';
import type { StateDatabase } from '../../core/state/database.ts';

/** What may fail about one entry of `PutEvents`, as EventBridge reports it. */
type EntryResult = { EventId: string } | { ErrorCode: string; ErrorMessage: string };

/** Something a rule sends matching events to. */
export interface EventTarget {
  readonly arn: string;
  /** Whether the policies of the template let the rule do so. */
  allowed(): Promise<boolean>;
  /** Hands the event over, durably. Runs inside the transaction that accepts the event, so it must not wait. */
  deliver(event: JsonObject): void;
  /** Where an event goes that the target does not take. */
  readonly deadLetter: ((event: JsonObject) => void) | undefined;
}

export interface EventRule {
  readonly name: string;
  readonly busName: string;
  readonly matches: EventPattern;
  readonly targets: readonly EventTarget[];
}

/** The event buses of the site, the account's `default` one included. */
export interface EventBuses {
  addBus(name: string): void;
  addRule(rule: EventRule): void;
  has(bus: string): boolean;
  /** What `PutEvents` does: every entry succeeds or fails by itself; what succeeds is with its targets when this resolves. */
  put(entries: readonly JsonObject[]): Promise<EntryResult[]>;
  /** Delivers events that are in their final shape, all of them or none. */
  publish(bus: string, events: readonly JsonObject[]): Promise<void>;
  deliver(rule: Pick<EventRule, 'name' | 'targets'>, event: JsonObject): Promise<void>;
  /** The last 200 accepted events, newest first. */
  recent(): readonly Json[];
}

export interface EventBusOptions {
  readonly accountId: string;
  readonly region: string;
  readonly log: Log;
  /** All deliveries of one call are durable together. */
  readonly database: Pick<StateDatabase, 'atomically'>;
  readonly count: (metric: 'Invocations' | 'FailedInvocations' | 'MatchedEvents', ruleName: string) => void;
}

const REMEMBERED = 200;

export function createEventBuses(options: EventBusOptions): EventBuses {
  const rules = new Map<string, EventRule[]>([['default', []]]);
  const recent: Json[] = [];
  const reported = new Set<string>();

  async function publishAll(published: readonly { bus: string; event: JsonObject }[]): Promise<void> {
    const deliveries: (() => void)[] = [];
    for (const { bus, event } of published) {
      for (const rule of rules.get(bus) ?? []) {
        if (rule.matches(event)) deliveries.push(...(await deliveriesOf(rule, event)));
      }
    }
    options.database.atomically(() => {
      for (const deliver of deliveries) deliver();
    });
    recent.unshift(...published.map(({ bus, event }) => ({ bus, ...event })).reverse());
    recent.length = Math.min(recent.length, REMEMBERED);
  }

  async function deliveriesOf(
    { name, targets }: Pick<EventRule, 'name' | 'targets'>,
    event: JsonObject,
  ): Promise<(() => void)[]> {
    options.count('MatchedEvents', name);
    const deliveries: (() => void)[] = [];
    for (const target of targets) {
      const allowed = await target.allowed();
      options.count(allowed ? 'Invocations' : 'FailedInvocations', name);
      if (allowed) deliveries.push(() => target.deliver(event));
      else deliveries.push(() => refused(name, target, event));
    }
    return deliveries;
  }

  function refused(rule: string, { arn, deadLetter }: EventTarget, event: JsonObject): void {
    if (!reported.has(`${rule} ${arn}`)) {
      reported.add(`${rule} ${arn}`);
      const fate = deadLetter
        ? 'Its events go to the dead-letter queue'
        : 'Its events are lost, as they would be on AWS';
      options.log.warn(`The rule ${rule} may not send to ${arn}: no policy of the target allows it. ${fate}.`);
    }
    deadLetter?.(event);
  }

  return {
    addBus: (name) => {
      rules.set(name, []);
    },
    addRule: (rule) => {
      const ofBus = rules.get(rule.busName);
      if (!ofBus)
        throw new Error(`The rule ${rule.name} is on the bus "${rule.busName}", which the template does not have`);
      ofBus.push(rule);
    },
    has: (bus) => rules.has(bus),
    put: async (entries) => {
      const checked = entries.map((entry) => ({
        bus: busOf(entry),
        refusal: refusalOf(entry),
        event: eventOf(entry, options),
      }));
      // Events for a bus that does not exist are accepted and go nowhere, as on AWS.
      await publishAll(checked.filter(({ refusal }) => !refusal));
      return checked.map(({ refusal, event }) => refusal ?? { EventId: String(event.id) });
    },
    publish: (bus, events) => publishAll(events.map((event) => ({ bus, event }))),
    deliver: async (rule, event) => {
      const deliveries = await deliveriesOf(rule, event);
      options.database.atomically(() => {
        for (const deliver of deliveries) deliver();
      });
    },
    recent: () => recent,
  };
}

/** The name of the bus an entry names, by name or ARN. */
export function busOf({ EventBusName: bus = 'default' }: JsonObject): string {
  return String(bus).split('event-bus/').at(-1) ?? 'default';
}

/** EventBridge states whole seconds. */
export function eventTime(time: Date): string {
  return time.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/** The event as targets receive it. @param place whose account and region it carries */
function eventOf(entry: JsonObject, { accountId, region }: { accountId: string; region: string }): JsonObject {
  const time = typeof entry.Time === 'number' ? new Date(entry.Time * 1000) : new Date();
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': entry.DetailType ?? '',
    source: entry.Source ?? '',
    account: accountId,
    time: eventTime(time),
    region,
    resources: entry.Resources ?? [],
    detail: detailOf(entry.Detail) ?? {},
  };
}

/** Bytes of an entry, as EventBridge counts them; a given time counts 14. */
export function entrySize({ Source, DetailType, Detail, Resources, Time }: JsonObject): number {
  const parts = [Source ?? '', DetailType ?? '', Detail ?? '', ...[Resources ?? []].flat()];
  return parts.reduce<number>((sum, part) => sum + Buffer.byteLength(String(part)), Time ? 14 : 0);
}

function refusalOf({ Source: source, DetailType: type, Detail: detail }: JsonObject) {
  const missing = Object.entries({ Source: source, DetailType: type, Detail: detail }).find(([, value]) => !value);
  if (missing)
    return refusal(
      'InvalidArgument',
      `Parameter ${missing[0]} is not valid. Reason: ${missing[0]} is a required argument.`,
    );
  if (String(source).startsWith('aws.'))
    return refusal('NotAuthorizedForSourceException', 'Not authorized for the source.');
  if (String(type).length > limitOf('events.detailType'))
    return refusal(
      'InvalidArgument',
      `Parameter DetailType is longer than ${limitOf('events.detailType')} characters.`,
    );
  if (detailOf(detail) === undefined) return refusal('MalformedDetail', 'Detail is malformed.');
  return undefined;
}

function refusal(ErrorCode: string, ErrorMessage: string) {
  return { ErrorCode, ErrorMessage };
}

function detailOf(detail: Json | undefined): JsonObject | undefined {
  try {
    const parsed: unknown = JSON.parse(String(detail));
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
