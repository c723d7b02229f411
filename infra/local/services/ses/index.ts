import type { Counterpart, Service, Site } from '../../core/counterpart.ts';
import { createBehaviours } from '../../core/state/behaviours.ts';
import { MailBehaviour } from './behaviours.ts';
import { mailFile, mailPage } from './pages.ts';
import { sendMail } from './sending.ts';
import { createMailStore } from './store.ts';
import { configurationSetType, destinationType, identityType } from './types.ts';
import { createSesWire, domainOf } from './wire.ts';

/** SES: takes mail by `SendRawEmail`, shows it, and tells the default bus of bounces and complaints. */
export const ses: Service = { name: 'ses', types: [identityType, configurationSetType, destinationType], start };

function start({ place, ports, database, declared, metrics, log }: Site): Counterpart {
  const mails = createMailStore(database);
  const behaviours = createBehaviours(database, 'ses', MailBehaviour);
  const identities = new Set(declared(identityType).map(({ resource }) => resource.name));
  const sets = declared(configurationSetType).map(({ resource }) => resource.name);
  const destinations = declared(destinationType).map(({ resource, properties }) => {
    const { EventBusArn: bus } = properties.EventDestination.EventBridgeDestination;
    if (!bus.endsWith(':event-bus/default'))
      throw new Error(`${resource.stack}/${resource.logicalId} sends to ${bus}: SES sends to the default bus only`);
    return properties;
  });
  /** What a configuration set tells the default bus of: `bounce`, `complaint`. */
  const toldOf = (set: string) =>
    destinations
      .filter(({ ConfigurationSetName, EventDestination }) => ConfigurationSetName === set && EventDestination.Enabled)
      .flatMap(({ EventDestination }) => EventDestination.MatchingEventTypes.map((type) => type.toLowerCase()));
  let publishing = Promise.resolve();

  /** Publishes what has not been published, again after a kill: then a rule may see an event twice, as on AWS. */
  const publish = () => {
    publishing = publishing.then(async () => {
      for (const { id, events } of mails.pending()) {
        await ports.get('eventBus', 'default').publish(events);
        mails.published(id);
      }
    });
    publishing = publishing.catch((error) => log.warn(`Events of mails could not be published: ${error}`));
  };
  const counts: Record<string, number> = {};
  const measure = (name: string, set: string, value = 1) =>
    metrics.record({ namespace: 'AWS/SES', name, dimensions: { 'ses:configuration-set': set } }, value);
  const count = (name: string, set: string) => {
    measure(name, set);
    counts[`${name} ${set}`] = (counts[`${name} ${set}`] ?? 0) + 1;
  };
  /** Here of all mails since the start; SES takes a volume that it calls representative. */
  const measureReputation = (set: string) => {
    for (const name of ['Bounce', 'Complaint'])
      measure(`Reputation.${name}Rate`, set, (counts[`${name} ${set}`] ?? 0) / (counts[`Send ${set}`] ?? 1));
  };

  return {
    wire: createSesWire({
      arnOf: (resource) => `arn:aws:ses:${place.region}:${place.accountId}:${resource}`,
      identityOf: (address) => [address, domainOf(address)].find((name) => identities.has(name)),
      send: (request) =>
        sendMail(request, {
          place,
          mails,
          behaviours,
          destinationsOf: (name) => (sets.includes(name) ? toldOf(name) : undefined),
          accepted: ({ configurationSet, outcomes: happened, events }) => {
            count('Send', configurationSet);
            for (const outcome of happened) count(outcome === 'bounce' ? 'Bounce' : 'Complaint', configurationSet);
            measureReputation(configurationSet);
            if (events.length > 0) publish();
          },
        }),
    }),
    reports: {
      json: { 'mail.json': (query) => mails.all(query.get('to')), 'mail-behaviours.json': behaviours.all },
      writes: { 'mail-behaviours.json': behaviours.replace },
      files: { 'mail/attachment': (query) => mailFile(mails, query.get('id'), query.get('place')) },
      pages: { mail: (query) => mailPage(mails, behaviours.all(), query.get('id')) },
    },
    run: async () => publish(),
    rest: () => publishing,
  };
}
