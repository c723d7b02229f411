import type { Judge } from '../aws/judge.ts';
import type { Resolver } from '../cloudformation/resolver.ts';
import type { FunctionLogs } from '../resources/function-logs.ts';
import type { Metrics } from '../resources/metrics.ts';
import type { Edge } from '../site/edge.ts';
import type { Messaging } from '../site/messaging.ts';
import type { LocalAccess } from '../site/state-files.ts';

/** What the control pages show. */
export interface ControlledSite {
  readonly messaging: Messaging;
  readonly edge: Edge;
  readonly judge: Judge;
  readonly metrics: Metrics;
  readonly logs: FunctionLogs;
  readonly resolver: Resolver;
  readonly access: LocalAccess;
}
