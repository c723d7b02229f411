import { edgeAuthorizer } from '../../functions/edge/needs.ts';
import { deadLetterQueueName, functionName } from '../../shared/contract/names.ts';
import { consumersOf, endpointsOf, type SiteDefinition } from '../site-definition.ts';
import type { Stage } from '../stage.ts';

/** What dashboards and alarms watch, by the physical names that its resources have in a stage. */
export interface Watched {
  /** The function that authorizes requests of the edge: when it fails, no endpoint is called. */
  readonly authorizer: { readonly name: string; readonly functionName: string };
  readonly endpoints: readonly {
    readonly domain: string;
    readonly name: string;
    readonly functionName: string;
    /** Absent for operations, which only operators invoke. */
    readonly path?: string | undefined;
  }[];
  readonly consumers: readonly {
    readonly name: string;
    readonly functionName: string;
    readonly queueName: string;
    readonly deadLetterQueueName: string;
    /** What people miss while it does not run. */
    readonly harm: string;
  }[];
}

/** Every endpoint and consumer of a definition. */
export function watchedIn(stage: Stage, definition: SiteDefinition): Watched {
  const { name } = edgeAuthorizer;
  return {
    authorizer: { name, functionName: functionName(stage.name, name) },
    endpoints: endpointsOf(definition).map(({ domain, name, endpoint: { path } }) => ({
      domain,
      name,
      functionName: functionName(stage.name, name),
      path,
    })),
    consumers: consumersOf(definition).map(({ name, consumer: { harm } }) => ({
      name,
      functionName: functionName(stage.name, name),
      queueName: functionName(stage.name, name),
      deadLetterQueueName: deadLetterQueueName(stage.name, name),
      harm,
    })),
  };
}
