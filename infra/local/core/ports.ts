import type { RequestListener } from 'node:http';
import type { JsonObject } from './json.ts';

/**
 * Takes a text durably: once it returns, the text survives a kill.
 * @param attributes of the message that the text becomes in a queue; a function has no use for them
 */
export type Sender = (text: string, attributes?: Readonly<Record<string, string>>) => void;

/** A message that was received. Times are milliseconds since the epoch. */
export interface ReceivedMessage {
  readonly receiptHandle: string;
  readonly messageId: string;
  readonly body: string;
  readonly md5OfBody: string;
  readonly receiveCount: number;
  readonly sentAt: number;
  readonly firstReceivedAt: number;
  readonly attributes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The system attributes of a message, the same for receivers by the API and for functions. */
export function systemAttributesOf({ receiveCount, firstReceivedAt, sentAt }: ReceivedMessage): Record<string, string> {
  return {
    ApproximateReceiveCount: String(receiveCount),
    ApproximateFirstReceiveTimestamp: String(firstReceivedAt),
    SenderId: 'AIDALOCAL',
    SentTimestamp: String(sentAt),
  };
}

/** A durable queue: a message comes back until a receiver has removed it. */
export interface Queue {
  readonly name: string;
  /** Seconds that a received message stays hidden unless the receiver says otherwise. */
  readonly visibilitySeconds: number;
  /** Durable when it returns. @returns the message's id. */
  send(body: string): string;
  /** Up to `limit` messages, hidden for `visibilitySeconds`; those received too often go to the dead-letter queue instead. */
  receive(limit: number, visibilitySeconds?: number): ReceivedMessage[];
  remove(received: readonly Pick<ReceivedMessage, 'receiptHandle'>[]): void;
  /** Keeps received messages hidden for another while, counted from now. */
  hide(received: readonly Pick<ReceivedMessage, 'receiptHandle'>[], seconds: number): void;
  /** Resolves when a message may have become visible, or when `signal` aborts. */
  wait(signal: AbortSignal): Promise<void>;
}

/** Where a reader of a change stream stands: the last record it has handled, in each shard. */
export type StreamPosition = Readonly<Record<string, string>>;

/** Some records of one shard, in order. */
export interface StreamRecords {
  readonly records: readonly JsonObject[];
  readonly shardId: string;
}

/** The change stream of a table, read in order, shard by shard. */
export interface ChangeStream {
  /** Up to `limit` records after a position; `undefined` when there are none yet. */
  readAfter(position: StreamPosition, limit: number): Promise<StreamRecords | undefined>;
  /** Resolves when there may be records after those seen so far, or when `signal` aborts. */
  wait(signal: AbortSignal): Promise<void>;
}

/** An error in the shape Lambda answers. */
export interface FunctionError {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace?: readonly string[];
}

export type InvocationOutcome = { readonly payload: string } | { readonly error: FunctionError };

/** A function of the template, as other services reach it. */
export interface Invocable {
  readonly name: string;
  readonly arn: string;
  /** Runs one event. @param event JSON text */
  invoke(event: string): Promise<InvocationOutcome>;
}

/** An event bus, for the services that publish on it themselves. */
interface EventPublisher {
  /** Delivers events in their final shape, all of them or none. */
  publish(events: readonly JsonObject[]): Promise<void>;
}

/** A request as a web firewall looks at it. */
export interface Inspected {
  /** The raw path. */
  readonly uri: string;
  /** The first 16 KB, all that WAF is given by CloudFront unless a web ACL says otherwise. */
  readonly body: Buffer;
  /** Of the viewer. */
  readonly address: string;
}

export interface Blocked {
  readonly status: number;
  readonly body?: { readonly contentType: string; readonly content: string };
}

/** A web ACL. */
export interface Firewall {
  /** @returns what a request is refused with, the edge's own page when there is no body; undefined for one that passes */
  judge(request: Inspected): Blocked | undefined;
}

/** What services offer one another, each by its key. No service imports another: they find each other here. */
interface PortTypes {
  /** ARN of a queue or a function → hands it a text. */
  sender: Sender;
  /** ARN of a queue of the template. */
  queue: Queue;
  /** Any name with a dot in it: a queue of a service's own, made on first use. */
  privateQueue: Queue;
  /** ARN of a table's stream. */
  changeStream: ChangeStream;
  /** Name or ARN of a function. */
  function: Invocable;
  /** Name of an event bus. */
  eventBus: EventPublisher;
  /** Domain name of a bucket or an API → base URL of its counterpart. */
  origin: string;
  /** ARN of a web ACL. */
  firewall: Firewall;
  /** `secretsmanager:…`: the inside of a dynamic reference → its value. */
  dynamicReference: string;
  /** Host that a browser asks for → the name of the bucket that answers there. */
  bucketOfHost: string;
  /** `site`: what the site's own port answers; `gateway`: what answers for buckets under hosts of their own. */
  front: RequestListener;
}

type PortName = keyof PortTypes;
type Finder<T> = (key: string) => T | undefined;

/** Where services offer what they do for others, and find it. They look it up at the time of use, when all have started. */
export type Ports = ReturnType<typeof createPorts>;

export function createPorts() {
  const finders: { [P in PortName]: Finder<PortTypes[P]>[] } = {
    sender: [],
    queue: [],
    privateQueue: [],
    changeStream: [],
    function: [],
    eventBus: [],
    origin: [],
    firewall: [],
    dynamicReference: [],
    bucketOfHost: [],
    front: [],
  };
  const find = <P extends PortName>(port: P, key: string): PortTypes[P] | undefined => {
    // The latest offer is asked first: a distribution comes before the API that was started before it.
    for (const finder of finders[port].toReversed()) {
      const found = finder(key);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    provide: <P extends PortName>(port: P, finder: Finder<PortTypes[P]>) => void finders[port].push(finder),
    find,
    /** @throws {Error} naming what nobody offers. */
    get: <P extends PortName>(port: P, key: string): PortTypes[P] => {
      const found = find(port, key);
      if (found === undefined) throw new Error(`The template has no ${port} "${key}"`);
      return found;
    },
  };
}
