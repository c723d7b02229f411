import type { DomainEvent } from '../../../events/event.ts';
import { environmentName } from '../../../shared/manifest/environment-names.ts';
import type { Capability } from '../capability.ts';
import { requiredEnvironment } from '../environment.ts';
import { createPublish, openBus, type Publish } from './publisher.ts';

/** Putting these events on the bus. */
export function publishing<const Events extends readonly [DomainEvent, ...DomainEvent[]]>(
  ...events: Events
): Capability<Publish<Events[number]['name']>, `emits ${Events[number]['name']}`> {
  return {
    grants: { publishes: events.map(({ name }) => name) },
    open: () => createPublish(requiredEnvironment(environmentName.eventBus), openBus()),
  };
}
