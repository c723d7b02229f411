import type { Resolver } from './assembly/resolver.ts';
import type { Place, Resource, ResourceType } from './assembly/resource-type.ts';
import type { Judge, Keyring } from './authorization.ts';
import type { StreamingWire, Wire } from './gateway/wire.ts';
import type { Html } from './html.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Ports } from './ports.ts';
import type { StandIn } from './stand-in.ts';
import type { Positions, StateDatabase } from './state/database.ts';

/** How a site is started. */
export interface SiteOptions {
  /** Folder of the synthesized assembly, `cdk.out`. */
  readonly assemblyDirectory: string;
  /** Folder of everything that survives restarts (`SITE_STATE`). */
  readonly stateDirectory: string;
  /** Port of the site; 0 for any free one. */
  readonly port: number;
  /** Port at which browsers see the site, where something stands in front of it. */
  readonly visitorPort?: number;
  readonly log?: Log;
  /**
   * Divides batching windows and the times that are waited after a failure: until messages are visible again, and between the
   * tries of asynchronous invocations (`SITE_QUEUE_CLOCK`). For tests that would otherwise wait for minutes; 1 is AWS's own time.
   */
  readonly queueClock?: number;
  /** What must be done before the site is said to be ready, such as loading its content. All resources are up by then, on the port that it is given. */
  readonly beforeReady?: (port: number) => Promise<void>;
  /** Stand-ins of systems outside of AWS that the site works with. */
  readonly standIns?: readonly StandIn[];
  /** An engine with the DynamoDB API that runs already (`AWS_ENDPOINT_URL_DYNAMODB`); our own otherwise. */
  readonly dynamodbEndpoint?: string;
}

/** A resource of the template with its properties read. */
export interface Declared<T> {
  readonly resource: Resource;
  readonly properties: T;
}

/** What every counterpart is given. */
export interface Site {
  readonly options: SiteOptions;
  readonly place: Place;
  readonly log: Log;
  /** `queueClock` of the options; 1 when not given. */
  readonly clock: number;
  readonly metrics: Metrics;
  readonly database: StateDatabase;
  readonly positions: Positions;
  readonly resolver: Resolver;
  readonly keyring: Keyring;
  readonly judge: Judge;
  readonly ports: Ports;
  /** The template's resources of a type, in its order. @throws {Error} naming each property that is not as expected. */
  declared<T>(type: ResourceType<T>): Declared<T>[];
}

interface Page {
  readonly title: string;
  readonly content: Html;
}

/** A file to be kept, with its media type. */
export interface FileReport {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** What a service shows under `/__local/`. */
export interface Reports {
  /** File name → what it answers as JSON. */
  readonly json?: Readonly<Record<string, (query: URLSearchParams) => unknown>>;
  /** File name → takes what is POSTed there as JSON, and answers with JSON. @throws {Error} saying what is wrong with it */
  readonly writes?: Readonly<Record<string, (given: unknown) => unknown>>;
  /** Name → title and content of a page. One with a slash in it is not among the links of the others. */
  readonly pages?: Readonly<Record<string, (query: URLSearchParams) => Page | Promise<Page>>>;
  /** Name, with a slash in it → a file to be kept; undefined where there is none. */
  readonly files?: Readonly<Record<string, (query: URLSearchParams) => Promise<FileReport | undefined>>>;
  /** Its part of the first page. */
  readonly overview?: () => Html;
}

/** What runs for the resources of one service while the site runs. */
export interface Counterpart {
  /** Answers the service's API behind the gateway. */
  readonly wire?: Wire | StreamingWire;
  readonly reports?: Reports;
  /** Starts what acts by itself: pollers, schedules. All services have started by then, and functions can call the gateway. */
  run?(): Promise<void>;
  /** Ends what `run` started; what is under way finishes, and may still call every service. */
  rest?(): Promise<unknown>;
  stop?(): Promise<unknown>;
  /** Takes the changeable properties from a newly synthesized assembly. @returns names of the resources that changed. */
  reload?(resolver: Resolver): string[];
}

/** The counterpart of an AWS service: one folder, one line in `services/index.ts`. */
export interface Service {
  /** As signatures name it: `sqs`. */
  readonly name: string;
  /** The resource types it stands for. */
  readonly types: readonly ResourceType[];
  /** Starts what runs for its resources. What it does for other services it offers at `site.ports`. */
  start(site: Site): Counterpart | Promise<Counterpart>;
}
