import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { type DetailOf, type DomainEvent, eventSource } from '../../events/event.ts';
import { requiredEnvironment } from './environment.ts';
import { environmentName, type FunctionNeeds } from './needs.ts';

type PublishedBy<Needs extends FunctionNeeds> = NonNullable<Needs['publishes']>[number];

/** Publishes the events named on a function's permission sheet; any other event does not compile. */
export interface Publisher<Name extends string> {
  /**
   * Resolves once EventBridge has accepted the event, which it then delivers at least once.
   * @throws when the detail breaks the event's schema, or the bus does not accept it
   */
  publish<E extends DomainEvent & { readonly name: Name }>(event: E, detail: DetailOf<E>): Promise<void>;
}

export function openPublisher<const Needs extends FunctionNeeds>(_needs: Needs): Publisher<PublishedBy<Needs>> {
  const busName = requiredEnvironment(environmentName.eventBus);
  const client = new EventBridgeClient();
  return {
    publish: async (event, detail) => {
      const Entry = {
        EventBusName: busName,
        Source: eventSource,
        DetailType: event.name,
        Detail: JSON.stringify(event.detail.parse(detail)),
      };
      const { Entries = [] } = await client.send(new PutEventsCommand({ Entries: [Entry] }));
      const [entry] = Entries;
      if (!entry?.EventId) throw new Error(`The bus did not accept ${event.name}: ${entry?.ErrorCode ?? 'no answer'}`);
    },
  };
}
