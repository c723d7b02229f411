import { catalogue } from '../../events/catalogue.ts';
import { endpoints } from '../../shared/contract/index.ts';
import { deadLetterQueueName, functionName } from '../../shared/contract/names.ts';
import type { Stage } from '../stage.ts';

/** What dashboards and alarms watch, by the physical names that its resources have in a stage. */
export interface Watched {
  readonly endpoints: readonly {
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
  }[];
}

/** Everything in the contract and in the catalogue of events. */
export function watchedIn(stage: Stage): Watched {
  const consumers = catalogue.flatMap((entry) => entry.consumers);
  return {
    endpoints: endpoints.map(({ name, endpoint: { path } }) => ({
      name,
      functionName: functionName(stage.name, name),
      path,
    })),
    consumers: consumers.map(({ name }) => ({
      name,
      functionName: functionName(stage.name, name),
      queueName: functionName(stage.name, name),
      deadLetterQueueName: deadLetterQueueName(stage.name, name),
    })),
  };
}
