/** A job that runs by the clock: when it runs, and what people miss while it does not. */
export interface ScheduleEntry {
  /** In UTC: `rate(5 minutes)`, or `cron(0 3 * * ? *)` with minutes, hours, days of the month, months, days of the week, years. */
  readonly expression: string;
  /** One sentence for the alarm: what people miss while this job does not run. */
  readonly harm: string;
}

/** How the queue of a consumer delivers its events, and what people miss when it stops. */
export interface Delivery {
  /** One sentence for the alarm: what people miss while this consumer does not run. */
  readonly harm: string;
  /** Most messages in one invocation, and the seconds for which they are gathered. */
  readonly batch: { readonly size: number; readonly windowSeconds: number };
  /** Concurrent invocations, from 2 to 1,000. */
  readonly concurrency: number;
  /** Receives after which a message moves to the dead-letter queue; with the time between them, more than half an hour. */
  readonly receives: number;
  /**
   * Seconds after its receive when a message comes back that could not be handled: no fewer than the function may run, and the batch is
   * gathered. Six times as long as it may run when not given, as Lambda recommends, which is three minutes.
   */
  readonly retrySeconds?: number;
  /** Age in seconds from which on a message is late, and the alarm goes off; fifteen minutes when not given. */
  readonly lateSeconds?: number;
  /** Seconds for which each message waits before its first receive, 600 at most; none when not given. */
  readonly delaySeconds?: number;
}

/** An event of ours, by its name. It carries its version and is EventBridge's `detail-type`. */
interface OwnEvent {
  readonly name: string;
}

/** An event that an AWS service puts on the account's default bus, as a rule matches it. */
export interface AwsEventPattern {
  readonly from: 'aws.s3' | 'aws.ses';
  /** EventBridge `detail-type`, such as `Object Created`. */
  readonly name: string;
  /** The bucket or configuration set of this stage that it must be about: AWS sends the events of all in the account. */
  readonly about: string;
  /** What the key of the object begins with that it must be about; any key when not given. */
  readonly below?: `${string}/`;
  /**
   * Paths in the detail, with dots, that the rule hands over, and nothing else of it: for events that hold personal data. All of it
   * when not given. Each must be there whenever the event is, as a value that is missing would leave no JSON.
   */
  readonly keeps?: readonly string[];
}

/** An event as a rule takes it to a queue. */
export type TakenEvent = OwnEvent | AwsEventPattern;

/** The events that a consumer takes, and how it gets them. */
export interface ConsumerTrigger extends Delivery {
  readonly takes: readonly TakenEvent[];
}

/** What starts a function. */
export type Trigger =
  /** Calls, as its entry in the contract says; an operation has no path. */
  | { readonly kind: 'endpoint' }
  | ({ readonly kind: 'consumer' } & ConsumerTrigger)
  | ({ readonly kind: 'schedule' } & ScheduleEntry)
  /** New items in the outbox of a table, by its stream. The job of that name looks for those that were left behind. */
  | {
      readonly kind: 'outbox';
      readonly table: string;
      /** What the keys of its partitions begin with. */
      readonly keysBegin: string;
      readonly searcher: string;
      /** What people miss while events wait. */
      readonly harm: string;
    }
  /** Whoever looks at the usage dashboard. */
  | { readonly kind: 'figures' };
