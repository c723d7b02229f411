import * as z from 'zod/mini';
import { named, type ResourceType, regionalArn } from '../../core/assembly/resource-type.ts';
import type { Counterpart, Reports, Service, Site } from '../../core/counterpart.ts';
import { tableSection } from '../../core/html.ts';
import { isObject } from '../../core/json.ts';
import { type BehaviourStore, createBehaviours } from '../../core/state/behaviours.ts';
import { archiveType, createArchives } from './archive.ts';
import { EventBehaviour } from './behaviours.ts';
import { createEventBuses, type EventBuses } from './bus.ts';
import { readRule, ruleType } from './rule.ts';
import { createEventsWire } from './wire.ts';

const busArn = regionalArn('events', ({ name }) => `event-bus/${name}`);
const busType: ResourceType = {
  type: 'AWS::Events::EventBus',
  identity: named('Name', busArn),
  properties: z.strictObject({ Name: z.string() }),
};

/** EventBridge: buses, and rules that bring events to queues and functions. */
export const events: Service = { name: 'events', types: [busType, ruleType, archiveType], start };

const SHOWN_EVENTS = 15;

function start({ place, log, judge, ports, database, declared }: Site): Counterpart {
  const behaviours = createBehaviours(database, 'events', EventBehaviour);
  const archives = createArchives(database, Date.now);
  for (const each of declared(archiveType)) archives.add(each);
  const buses = createEventBuses({ place, log, database, behaviours, keep: archives.keep });
  for (const { resource } of declared(busType)) buses.addBus(resource.name);
  for (const each of declared(ruleType)) buses.addRule(readRule(each, { judge, ports, place }));
  ports.provide('eventBus', (name) =>
    buses.has(name) ? { publish: (published) => buses.publish(name, published) } : undefined,
  );
  return {
    wire: createEventsWire(
      buses,
      archives,
      (name) => `arn:aws:events:${place.region}:${place.accountId}:event-bus/${name}`,
    ),
    reports: reportsOf(buses, behaviours),
  };
}

function reportsOf(buses: EventBuses, behaviours: BehaviourStore<EventBehaviour>): Reports {
  const rows = () =>
    buses
      .recent()
      .filter(isObject)
      .slice(0, SHOWN_EVENTS)
      .map((event) => [String(event.time), String(event['detail-type']), JSON.stringify(event.detail)]);
  return {
    json: { 'events.json': buses.recent, 'event-behaviours.json': behaviours.all },
    writes: { 'event-behaviours.json': behaviours.replace },
    overview: () =>
      tableSection('Latest events', ['Time', 'Event', 'Detail'], rows(), 'No event has been published yet.'),
  };
}
