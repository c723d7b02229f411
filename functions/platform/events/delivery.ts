import type { SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import {
  type AwsEvent,
  type ConsumedEvent,
  type DataOf,
  type DomainEvent,
  envelopeSchema,
} from '../../../events/event.ts';

/** One message of a batch with its event, parsed. */
export interface Delivery<Name extends string = string, Data = unknown> {
  readonly messageId: string;
  /** The event's name; tells a consumer of several events which one it has. */
  readonly event: Name;
  /** The event's own id, the same at every delivery. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  readonly correlationId: string;
  readonly data: Data;
}

/** The deliveries of one event, or of each of several. */
export type DeliveryOf<E extends ConsumedEvent> = E extends ConsumedEvent ? Delivery<E['name'], DataOf<E>> : never;

/**
 * Handles a batch and returns the deliveries that failed, which SQS delivers again until they become dead letters. Throwing
 * fails the whole batch.
 */
export type Consume<D extends Delivery = Delivery> = (deliveries: readonly D[]) => Promise<readonly D[]>;

/** A message that is none of the consumer's events: the path of its first problem, never its content. */
export interface Unreadable {
  readonly messageId: string;
  readonly issuePath: string;
}

/** What EventBridge writes around every event. */
const busEnvelope = z.object({ id: z.string(), time: z.string(), 'detail-type': z.string(), detail: z.unknown() });

type Read = Omit<Delivery, 'messageId' | 'event'>;

/** Reads records as one of the events that a consumer takes. */
export function deliveryReader<Takes extends readonly ConsumedEvent[]>(takes: Takes) {
  const readers = new Map(takes.map((event) => [event.name, 'from' in event ? awsReader(event) : domainReader(event)]));
  return ({ messageId, body }: SQSRecord): DeliveryOf<Takes[number]> | Unreadable => {
    const around = z.safeParse(busEnvelope, parseJson(body));
    if (!around.success) return { messageId, issuePath: pathOf(around.error) };
    const event = around.data['detail-type'];
    const read = readers.get(event)?.(around.data);
    if (!read?.success) return { messageId, issuePath: read ? `detail.${pathOf(read.error)}` : 'detail-type' };
    return { messageId, event, ...read.data } as DeliveryOf<Takes[number]>; // parsed by the schema of this very name
  };
}

type BusEnvelope = z.output<typeof busEnvelope>;
type Reader = (around: BusEnvelope) => { success: true; data: Read } | { success: false; error: z.core.$ZodError };

function domainReader(event: DomainEvent): Reader {
  const schema = envelopeSchema(event);
  return ({ detail }) => z.safeParse(schema, detail);
}

function awsReader({ detail: schema }: AwsEvent): Reader {
  return ({ id, time, detail }) => {
    const result = z.safeParse(schema, detail);
    return result.success
      ? { success: true, data: { id, occurredAt: time, correlationId: id, data: result.data } }
      : result;
  };
}

function pathOf(error: z.core.$ZodError): string {
  return error.issues[0]?.path.join('.') ?? '';
}

/** The value of a JSON text, or undefined for any other text, which no schema accepts. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
