import type { messageAnswered } from '../../../events/message-answered/event.ts';
import type { messageWritten } from '../../../events/message-written/event.ts';
import { counted } from '../../platform/counters/counter-items.ts';
import type { Counted } from '../../platform/counters/increments.ts';
import type { DeliveryOf } from '../../platform/events/delivery.ts';
import { waits } from '../counting/counted-comment.ts';

/** What a message adds to the figures of its UTC day, and an answer to those of how long somebody waited for it. */
export function countedMessage(delivery: DeliveryOf<typeof messageWritten | typeof messageAnswered>): Counted {
  const from = delivery.event === 'message.written.v1' ? 'member' : 'staff';
  const messages = { counter: 'messages', of: from, labels: [], amount: 1 };
  const waited = delivery.event === 'message.answered.v1' ? delivery.data.waitedSeconds : null;
  if (waited === null) return counted(delivery, [messages]);
  const [of = 'later'] = Object.entries(waits).flatMap(([name, { most }]) => (waited * 1_000 <= most ? [name] : []));
  return counted(delivery, [messages, { counter: 'message-waits', of, labels: [], amount: 1 }]);
}
