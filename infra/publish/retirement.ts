import { isoDay, millisecondsPerDay } from '../../shared/calendar-day.ts';
import type { PublicationPlan } from './publication-plan.ts';
import type { PublicationRecord } from './publication-record.ts';
import { hashedFolder, mediaFolder } from './site-objects.ts';

/** A visitor's open page asks for its own assets; nobody keeps a page open for a month. */
const daysKept = 30;

/** Stored objects that are not in the plan, by what may be done with them. */
export interface Leftovers {
  /** Keys in the downloads bucket that may be removed. */
  readonly downloads: readonly string[];
  /** Keys in the site bucket that may be removed. */
  readonly site: readonly string[];
  /** Keys in the media bucket that may be removed. */
  readonly media: readonly string[];
  /** Hashed assets without a page, with the day on which that was first seen; recent ones are in no list above. */
  readonly retired: PublicationRecord['retired'];
}

/**
 * Sorts the stored objects that are not in the plan. Pages, films and builds may go at once; a hashed asset only 30 days after
 * it was first seen without a page, whenever it was uploaded.
 */
export function findLeftovers(
  plan: Pick<PublicationPlan, 'downloads' | 'media' | 'assets' | 'pictures' | 'pages'>,
  stored: Readonly<Record<'downloads' | 'site' | 'media', Iterable<string>>>,
  retiredBefore: PublicationRecord['retired'],
  now: Date,
): Leftovers {
  const planned = new Set(
    [plan.downloads, plan.media, plan.assets, plan.pictures, plan.pages].flat().map(({ key }) => key),
  );
  const surplus = [...stored.site].filter((key) => !planned.has(key));
  const today = isoDay(now.getTime());
  const retired = Object.fromEntries(
    surplus.filter((key) => key.startsWith(hashedFolder)).map((key) => [key, retiredBefore[key] ?? today]),
  );
  const lastDayKept = isoDay(now.getTime() - daysKept * millisecondsPerDay);
  return {
    downloads: [...stored.downloads].filter((key) => key.startsWith('downloads/') && !planned.has(key)),
    media: [...stored.media].filter((key) => key.startsWith(mediaFolder) && !planned.has(key)),
    site: surplus.filter((key) => (retired[key] ?? '') < lastDayKept),
    retired,
  };
}
