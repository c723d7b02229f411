import { isoDay } from '../../../../shared/calendar-day.ts';
import type { Published } from '../published.ts';
import { habits } from './habits.ts';
import { pastDays, timesOn, timesWithReleases } from './past-days.ts';
import type { PastEvent } from './past-event.ts';

/** Which past is meant. */
export interface AskedPast {
  readonly seed: number;
  /** How many days before today. */
  readonly days: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Events of one kind, in the order of their days. */
export interface PastOfHabit {
  readonly label: string;
  readonly events: readonly PastEvent[];
}

/**
 * What happened on the days before today: by seed and day alone, so that the same past, and its part of another, is the same events.
 * @throws ZodError when an event is not as its own schema says
 */
export function pastEvents({ seed, days, now }: AskedPast, published: Published): PastOfHabit[] {
  const today = isoDay(now);
  return habits.map(({ label, perDay, followsReleases, eventsOf }) => {
    const times = followsReleases ? timesWithReleases : timesOn;
    const events = pastDays(days, now).flatMap((past) =>
      Array.from({ length: times(past, perDay, seed, label) }, (_, place) =>
        eventsOf({ seed, day: past.day, place }, published),
      ).flat(),
    );
    return { label, events: events.filter(({ occurredAt }) => occurredAt < today) };
  });
}
