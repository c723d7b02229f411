import type { Place } from '../../core/assembly/resource-type.ts';
import { awsEvent } from '../../core/aws-event.ts';
import type { EventPattern } from '../../core/event-pattern.ts';
import { type Json, type JsonObject, objectIn } from '../../core/json.ts';
import { limitOf } from '../../core/limits.ts';
import type { Log } from '../../core/log.ts';
import type { BehaviourStore } from '../../core/state/behaviours.ts';
import type { StateDatabase } from '../../core/state/database.ts';
import type { EventBehaviour } from './behaviours.ts';

/** What may fail about one entry of `PutEvents`, as EventBridge reports it. */
type EntryResult = { EventId: string } | { ErrorCode: string; ErrorMessage: string };

/** Something a rule sends matching events to. */
export interface EventTarget {
  readonly arn: string;
  /** Whether the policies of the template let the rule do so. */
  allowed(): Promise<boolean>;
  /** Hands the event over, durably. Runs inside the transaction that accepts the event, so it must not wait. */
  deliver(event: JsonObject): void;
  /** Takes an event that the target does not take. */
  readonly deadLetter: ((event: JsonObject) => void) | undefined;
}

export interface EventRule {
  readonly name: string;
  readonly arn: string;
  readonly busName: string;
  readonly matches: EventPattern;
  readonly targets: readonly EventTarget[];
}

/** The event buses of the site, the account's `default` one included. */
export type EventBuses = ReturnType<typeof createEventBuses>;

export interface EventBusOptions {
  readonly place: Pick<Place, 'accountId' | 'region'>;
  readonly log: Log;
  /** All deliveries of one call are durable together. */
  readonly database: Pick<StateDatabase, 'atomically'>;
  /** Hears of every event that is accepted, in the transaction that accepts it. */
  readonly keep: (bus: string, event: JsonObject) => void;
  /** How valid entries are to be refused, of each kind of event. */
  readonly behaviours: Pick<BehaviourStore<EventBehaviour>, 'next'>;
}

const REMEMBERED = 200;

export function createEventBuses(options: EventBusOptions) {
  const rules = new Map<string, EventRule[]>([['default', []]]);
  const recent: Json[] = [];
  const reported = new Set<string>();

  type Published = readonly { bus: string; event: JsonObject }[];

  /** What the rules make of events, or some of them. */
  async function deliveriesOf(published: Published, isMeant: (rule: EventRule) => boolean): Promise<(() => void)[]> {
    const deliveries: (() => void)[] = [];
    for (const { bus, event } of published) {
      for (const rule of rules.get(bus)?.filter((each) => isMeant(each) && each.matches(event)) ?? []) {
        for (const target of rule.targets) {
          const allowed = await target.allowed();
          deliveries.push(() => (allowed ? target.deliver(event) : refused(rule.name, target, event)));
        }
      }
    }
    return deliveries;
  }

  async function publish(published: Published): Promise<void> {
    const deliveries = await deliveriesOf(published, () => true);
    options.database.atomically(() => {
      for (const { bus, event } of published) options.keep(bus, event);
      for (const each of deliveries) each();
    });
    recent.unshift(...published.map(({ bus, event }) => ({ bus, ...event })).reverse());
    recent.length = Math.min(recent.length, REMEMBERED);
  }

  function wantedRefusal({ DetailType: type }: JsonObject) {
    const [behaviour] = options.behaviours.next(({ event }) => event === '*' || event === type);
    return behaviour && wantedRefusals[behaviour.does];
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
    addBus: (name: string) => {
      rules.set(name, []);
    },
    addRule: (rule: EventRule) => {
      const ofBus = rules.get(rule.busName);
      if (!ofBus)
        throw new Error(`The rule ${rule.name} is on the bus "${rule.busName}", which the template does not have`);
      ofBus.push(rule);
    },
    has: (bus: string) => rules.has(bus),
    /** What `PutEvents` does: every entry succeeds or fails by itself; what succeeds has been delivered when this resolves. */
    put: async (entries: readonly JsonObject[]): Promise<EntryResult[]> => {
      const checked = entries.map((entry) => ({
        bus: busName(entry.EventBusName),
        refusal: refusalOf(entry) ?? wantedRefusal(entry),
        event: eventOf(entry, options.place),
      }));
      // Events for a bus that does not exist are accepted and go nowhere, as on AWS.
      await publish(checked.filter(({ refusal }) => !refusal));
      return checked.map(({ refusal, event }) => refusal ?? { EventId: String(event.id) });
    },
    /** Delivers events that are in their final shape, all of them or none. */
    publish: (bus: string, events: readonly JsonObject[]) => publish(events.map((event) => ({ bus, event }))),
    /** Delivers events of an archive again. They are not kept once more. @param only ARNs of the rules that they go to; all, when none is named */
    replay: async (bus: string, events: readonly JsonObject[], only: readonly string[]) => {
      const isMeant = ({ arn }: EventRule) => only.length === 0 || only.includes(arn);
      const deliveries = await deliveriesOf(
        events.map((event) => ({ bus, event })),
        isMeant,
      );
      options.database.atomically(() => {
        for (const each of deliveries) each();
      });
    },
    /** Names of the rules of a bus that send to a target. */
    rulesTo: (bus: string, targetArn: string) =>
      (rules.get(bus) ?? [])
        .filter(({ targets }) => targets.some(({ arn }) => arn === targetArn))
        .map(({ name }) => name),
    /** The last 200 accepted events, newest first. */
    recent: (): readonly Json[] => recent,
  };
}

/** The name of a bus that an entry or a rule names, by name or ARN. */
export function busName(nameOrArn: Json | undefined = 'default'): string {
  return String(nameOrArn).split('event-bus/').at(-1) ?? 'default';
}

/** An entry of `PutEvents` as targets receive it. */
function eventOf(entry: JsonObject, place: EventBusOptions['place']): JsonObject {
  const { Source: source = '', DetailType: type = '', Resources: resources = [], Time: seconds } = entry;
  const time = typeof seconds === 'number' ? { time: new Date(seconds * 1000) } : {};
  return awsEvent({ source, type, resources, detail: objectIn(String(entry.Detail)) ?? {}, ...time }, place);
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
  if (objectIn(String(detail)) === undefined) return refusal('MalformedDetail', 'Detail is malformed.');
  return undefined;
}

function refusal(ErrorCode: string, ErrorMessage: string) {
  return { ErrorCode, ErrorMessage };
}

const wantedRefusals: Readonly<Record<EventBehaviour['does'], ReturnType<typeof refusal>>> = {
  throttle: refusal('ThrottlingException', 'Rate exceeded.'),
  fail: refusal('InternalFailure', 'The event could not be put on the bus: the site was told so.'),
};
