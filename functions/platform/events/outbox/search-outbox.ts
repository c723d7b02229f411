import { log } from '../../logging/log.ts';
import * as lines from '../../logging/platform-lines.ts';
import { readOutboxItem } from './outbox-item.ts';
import { eventRelay } from './relay-events.ts';
import type { Relay } from './relaying.ts';
import { tellUnreadable } from './tell-unreadable.ts';

/** Younger items are still on their way through the stream. */
const leastAgeMs = 60_000;
/** Events of one run; what is left waits for the next. */
const mostEvents = 1_000;

/**
 * Brings to the bus what the stream left behind: events that the bus refused for longer than the stream tries, or whose stream
 * was interrupted. Tells how many were found, and how long the oldest has waited, unreadable ones included.
 */
export function outboxSearcher(relay: Relay, pause?: (attempt: number) => number) {
  const relayEvents = eventRelay(relay, pause);
  return async ({ now }: { readonly now: Date }): Promise<void> => {
    const items = await relay.waiting(new Date(now.getTime() - leastAgeMs).toISOString());
    const readable = items.flatMap((item) => {
      const event = readOutboxItem(item, relay.names);
      if (!event) tellUnreadable(item, '');
      return event ?? [];
    });
    const oldestFirst = readable.toSorted((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1));
    const left = await relayEvents(oldestFirst.slice(0, mostEvents));
    const oldest = items.map(({ sk }) => Date.parse(String(sk).split('#')[0] ?? '')).filter(Number.isFinite);
    const waited = oldest.length > 0 ? now.getTime() - Math.min(...oldest) : leastAgeMs;
    const oldestSeconds = items.length > 0 ? Math.round(waited / 1_000) : 0;
    log(
      lines.outboxSearched,
      { waiting: items.length, oldestSeconds, left: left.length },
      { WaitingEvents: items.length, OldestWaitingSeconds: oldestSeconds },
    );
  };
}
