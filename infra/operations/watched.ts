import { deadLetterQueueName, functionName, mailConfigurationSetName } from '../../shared/contract/names.ts';
import { type MailStream, mailStreams } from '../../shared/mail-streams.ts';
import { edgeAuthorizer } from '../../shared/manifest/edge-authorizer.ts';
import type { DomainMetric, FigureEntry } from '../../shared/manifest/manifest.ts';
import { firewallName, firewallRules } from '../edge/firewall.ts';
import { consumersOf, figureWidgetsOf, needsOf, outboxesOf, schedulesOf } from '../manifest.ts';
import { endpointsOf, type SiteDefinition } from '../site-definition.ts';
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
    /** Whether it announces events in the transactions that write. */
    readonly announces: boolean;
  }[];
  readonly consumers: readonly {
    readonly name: string;
    readonly functionName: string;
    readonly queueName: string;
    readonly deadLetterQueueName: string;
    /** What people miss while it does not run. */
    readonly harm: string;
    /** Age from which on its messages are late. */
    readonly lateSeconds: number;
  }[];
  /** Domains whose figures are drawn, by the function that draws them. */
  readonly figures: readonly {
    readonly domain: string;
    readonly name: string;
    readonly functionName: string;
    readonly figures: readonly FigureEntry[];
  }[];
  /** The firewall and its rules, by the names under which they are measured. */
  readonly firewall: { readonly name: string; readonly rules: readonly { readonly name: string }[] };
  /** The functions that send mail, those that hear what became of it, and the configuration sets that it is sent under. */
  readonly mail: {
    readonly senders: readonly { readonly name: string; readonly functionName: string }[];
    readonly listeners: readonly { readonly name: string; readonly functionName: string }[];
    readonly streams: readonly { readonly name: MailStream; readonly configurationSet: string }[];
  };
  /** The functions by which members sign in. */
  readonly signIns: readonly { readonly domain: string; readonly name: string; readonly functionName: string }[];
  /** What functions of a domain count beside what all do. */
  readonly metrics: readonly (Omit<DomainMetric, 'by'> & {
    readonly name: string;
    readonly by: readonly { readonly name: string; readonly functionName: string }[];
  })[];
  readonly jobs: readonly {
    readonly name: string;
    readonly functionName: string;
    /** Holds the runs that failed, or could not begin. */
    readonly deadLetterQueueName: string;
    /** What people miss while it does not run. */
    readonly harm: string;
    /** When it runs, as EventBridge Scheduler writes it. */
    readonly expression: string;
  }[];
  readonly outboxes: readonly {
    /** Name of the function that reads the table's stream. */
    readonly name: string;
    readonly functionName: string;
    /** Holds the places in the stream that it gave up. */
    readonly deadLetterQueueName: string;
    /** The job that finds the events that wait. */
    readonly searcher: { readonly name: string; readonly functionName: string };
    /** What people miss while events wait. */
    readonly harm: string;
  }[];
  /** Holds mails about alarms that SNS could not deliver; none where alarms are sent to nobody. */
  readonly undelivered: readonly { readonly name: string; readonly deadLetterQueueName: string }[];
}

/** What the dead-letter queue of alarms is named by, as those of functions are by theirs. */
export const alarmsName = 'alarms';

/** From this age on, in seconds, an event is late, unless its consumer says otherwise. */
export const usuallyLate = 900;

/** Every endpoint, consumer, scheduled job and outbox of a definition. */
export function watchedIn(
  stage: Pick<Stage, 'name'> & Partial<Pick<Stage, 'alarmAddresses'>>,
  definition: SiteDefinition,
): Watched {
  const { name } = edgeAuthorizer;
  return {
    authorizer: { name, functionName: functionName(stage.name, name) },
    endpoints: endpointsOf(definition).map(({ domain, name, endpoint: { path } }) => ({
      domain,
      name,
      functionName: functionName(stage.name, name),
      path,
      announces: needsOf(definition, name).outbox !== undefined,
    })),
    consumers: consumersOf(definition).map(({ name, consumer: { harm, lateSeconds = usuallyLate } }) => ({
      name,
      functionName: functionName(stage.name, name),
      queueName: functionName(stage.name, name),
      deadLetterQueueName: deadLetterQueueName(stage.name, name),
      harm,
      lateSeconds,
    })),
    figures: figureWidgetsOf(definition).map(({ domain, name }) => ({
      domain,
      name,
      functionName: functionName(stage.name, name),
      figures: definition.figures[domain] ?? [],
    })),
    firewall: { name: firewallName(stage), rules: firewallRules(definition).map(({ name }) => ({ name })) },
    mail: {
      senders: sendersIn(definition).map((name) => ({ name, functionName: functionName(stage.name, name) })),
      listeners: consumersOf(definition)
        .filter(({ consumer }) => consumer.takes.some((event) => 'from' in event && event.from === 'aws.ses'))
        .map(({ name }) => ({ name, functionName: functionName(stage.name, name) })),
      streams: mailStreams.map((name) => ({ name, configurationSet: mailConfigurationSetName(stage.name, name) })),
    },
    signIns: endpointsOf(definition)
      .filter(({ name }) => needsOf(definition, name).tables?.sessions?.includes('PutItem'))
      .map(({ domain, name }) => ({ domain, name, functionName: functionName(stage.name, name) })),
    metrics: Object.values(definition.metrics).flatMap((ofDomain) =>
      Object.entries(ofDomain).map(([name, { by, ...metric }]) => ({
        ...metric,
        name,
        by: by.map((one) => ({ name: one, functionName: functionName(stage.name, one) })),
      })),
    ),
    jobs: schedulesOf(definition).map(({ name, schedule: { harm, expression } }) => ({
      name,
      functionName: functionName(stage.name, name),
      deadLetterQueueName: deadLetterQueueName(stage.name, name),
      harm,
      expression,
    })),
    outboxes: outboxesOf(definition).map(({ name, outbox: { searcher, harm } }) => ({
      name,
      functionName: functionName(stage.name, name),
      deadLetterQueueName: deadLetterQueueName(stage.name, name),
      searcher: { name: searcher, functionName: functionName(stage.name, searcher) },
      harm,
    })),
    undelivered: (stage.alarmAddresses ?? [])
      .slice(0, 1)
      .map(() => ({ name: alarmsName, deadLetterQueueName: deadLetterQueueName(stage.name, alarmsName) })),
  };
}

/** Names of the functions that send mails, or one of some mails. */
function sendersIn({ functions }: SiteDefinition): string[] {
  return Object.entries(functions).flatMap(([name, { needs }]) => (needs.mails ? [name] : []));
}
