import { randomUUID } from 'node:crypto';
import type { Place } from './assembly/resource-type.ts';
import type { Json, JsonObject } from './json.ts';

/** What an event is about; its time is now unless it is given. */
interface EventContent {
  readonly source: Json;
  readonly type: Json;
  readonly resources: Json;
  readonly detail: JsonObject;
  readonly time?: Date;
}

/** An event in its final shape, as rules match it and targets receive it. */
export function awsEvent(
  { source, type, resources, detail, time = new Date() }: EventContent,
  { accountId: account, region }: Pick<Place, 'accountId' | 'region'>,
): JsonObject {
  const head = { version: '0', id: randomUUID(), 'detail-type': type, source, account };
  return { ...head, time: wholeSeconds(time), region, resources, detail };
}

/** A time as EventBridge and Scheduler state it. */
export function wholeSeconds(time: Date): string {
  return time.toISOString().replace(/\.\d{3}Z$/, 'Z');
}
