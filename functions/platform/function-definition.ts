import type { Context } from 'aws-lambda';
import type { ConsumerEntry } from '../../events/consumer-entry.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import type { ScheduleEntry } from '../../shared/manifest/triggers.ts';
import type { ClientsOf, Uses } from './capability.ts';
import type { Figure } from './figures/figure.ts';

/** What starts a function. */
export type StatedTrigger =
  | { readonly kind: 'endpoint'; readonly entry: Endpoint }
  | ({ readonly kind: 'consumer' } & ConsumerEntry)
  | ({ readonly kind: 'schedule' } & ScheduleEntry)
  /** New items in the outbox of the table that it relays. */
  | { readonly kind: 'outbox' }
  /** Whoever looks at these figures on the usage dashboard. */
  | { readonly kind: 'figures'; readonly figures: readonly Figure[] };

/**
 * A function that is not running yet, and the default export of its file: what starts it, what it uses, and what it does with the clients of that. Importing it
 * opens nothing. Its bundle starts it with clients of its own, a test with others.
 */
export interface FunctionDefinition<U extends Uses, Event, Result> {
  readonly trigger: StatedTrigger;
  readonly uses: U;
  start(clients?: ClientsOf<U>): (event: Event, context: Context) => Promise<Result>;
}

/** The function of an entry of the contract. */
export interface EndpointDefinition<E extends Endpoint, U extends Uses, Event, Result>
  extends FunctionDefinition<U, Event, Result> {
  readonly trigger: { readonly kind: 'endpoint'; readonly entry: E };
}
