import type { Keyring } from '../aws/principals.ts';
import type { Place } from '../cloudformation/identities.ts';
import type { Resolver } from '../cloudformation/resolver.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../resources/metrics.ts';

/** How a site is started. */
export interface SiteOptions {
  /** Folder of the synthesized assembly, `cdk.out`. */
  readonly assemblyDirectory: string;
  /** Folder of everything that survives restarts (`SITE_STATE`). */
  readonly stateDirectory: string;
  /** Port of the site; 0 for any free one. */
  readonly port: number;
  readonly log?: Log;
  /** Values of template parameters. */
  readonly parameters?: Readonly<Record<string, string>>;
  /**
   * Divides the times that queues wait: visibility time-outs, batching windows, retries of asynchronous invocations
   * (`SITE_QUEUE_CLOCK`). For tests that would otherwise wait for minutes; 1 is AWS's own time.
   */
  readonly queueClock?: number;
  /** What must be done before the site is said to be ready, such as loading its content. All resources are up by then. */
  readonly beforeReady?: () => Promise<void>;
  /** An engine with the DynamoDB API that runs already (`AWS_ENDPOINT_URL_DYNAMODB`); our own otherwise. */
  readonly dynamodbEndpoint?: string;
}

/** What all parts of a starting site share. */
export interface SiteContext {
  readonly options: SiteOptions;
  readonly log: Log;
  readonly place: Place;
  readonly resolver: Resolver;
  /** What running engines told about resources; outlives a reload of the assembly. */
  readonly runtimeAttributes: Map<string, string>;
  readonly keyring: Keyring;
  readonly metrics: Metrics;
}
