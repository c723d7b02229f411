import type { AssemblyStack } from './assembly/assembly.ts';
import { createResolver, type Resolver } from './assembly/resolver.ts';
import type { Place, ResourceType } from './assembly/resource-type.ts';
import type { Counterpart, Service, Site } from './counterpart.ts';
import type { Ports } from './ports.ts';
import { readProperties } from './properties.ts';

/** A service and what runs for its resources. */
export interface Started {
  readonly service: Service;
  readonly counterpart: Counterpart;
}

/** Resolves stacks for a site whose services answer dynamic references. */
export function siteResolver(
  stacks: readonly AssemblyStack[],
  types: readonly ResourceType[],
  { place, ports }: { place: Place; ports: Ports },
): Resolver {
  return createResolver(stacks, {
    place,
    types,
    dynamicReference: (reference) => ports.get('dynamicReference', reference),
  });
}

/** Completes a site with what follows from its other parts. */
export function createSite(parts: Omit<Site, 'clock' | 'declared'>): Site {
  const { resolver, options } = parts;
  return {
    ...parts,
    clock: options.queueClock ?? 1,
    declared: ({ type, properties }) =>
      resolver.resources(type).map((resource) => ({ resource, properties: readProperties(resource, properties) })),
  };
}

/**
 * Starts services in the order of their list, each after its resources were found to be as it expects.
 * What was started is pushed on `started`, which ends it in reverse order.
 */
export async function startServices(
  services: readonly Service[],
  site: Site,
  started: AsyncDisposableStack,
): Promise<Started[]> {
  const all: Started[] = [];
  for (const service of services) {
    for (const type of service.types) site.declared(type);
    const counterpart = await service.start(site);
    started.defer(async () => void (await counterpart.stop?.()));
    all.push({ service, counterpart });
  }
  return all;
}
