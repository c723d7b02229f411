import * as z from 'zod/mini';
import { log } from '../../logging/log.ts';
import * as lines from '../../logging/platform-lines.ts';

/** The sort keys that outbox items have: nothing else of an unreadable item is logged. */
const Place = z.object({ sk: z.string().check(z.regex(/^[\dTZ:.-]{20,30}#[\da-f-]{36}$/)) });

/** Logs an item of the outbox that is no event. It stays where it is. @param sequenceNumber of the stream's record, or '' */
export function tellUnreadable(item: unknown, sequenceNumber: string): void {
  const place = z.safeParse(Place, item);
  log(lines.outboxUnreadable, { item: place.success ? place.data.sk : '', sequenceNumber }, { FailedMessages: 1 });
}
