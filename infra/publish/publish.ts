import type { ContentLibrary } from '../../shared/content/library.ts';
import type { OnProgress } from '../terminal/progress.ts';
import { replaceCollections } from './collections.ts';
import { invalidationPaths } from './invalidate.ts';
import type { ObjectStore } from './object-store.ts';
import type { PlannedObject } from './planned-object.ts';
import { type PublicationPlan, planPublication } from './publication-plan.ts';
import { type PublicationRecord, readRecord, writeRecord } from './publication-record.ts';
import { PublishError, PublishingSteps, type StepResult } from './publishing-steps.ts';
import { findLeftovers, type Leftovers } from './retirement.ts';
import { storeObjects } from './store-objects.ts';
import type { PublishingTarget } from './target.ts';

export interface PublishOptions {
  readonly library: ContentLibrary;
  /** What the web build wrote: pages, assets, pictures, feeds. */
  readonly webDirectory: string;
  /** Compares and counts; writes nothing. */
  readonly dryRun?: boolean;
  /** Removes what nothing refers to any more. */
  readonly prune?: boolean;
  /** Compares each object even when the site's record says that exactly this was published last. */
  readonly thorough?: boolean;
  readonly now?: Date;
  readonly onProgress?: OnProgress;
}

export interface Publication {
  /** What each step did; empty when the site had all of it already. */
  readonly results: readonly StepResult[];
  /** Paths that were invalidated at the edge. */
  readonly invalidated: readonly string[];
  /** Objects that nothing refers to any more and that `prune` would remove now. */
  readonly leftovers: number;
}

/**
 * Publishes content and pages to a site: files first, then the items that name them, then the pages that show both.
 * Running it again with the same content writes nothing.
 * @throws PublishError naming the step that failed; the next run completes what is missing
 */
export async function publish(target: PublishingTarget, options: PublishOptions): Promise<Publication> {
  const steps = new PublishingSteps(options.onProgress);
  try {
    const plan = planPublication(options.library, options.webDirectory);
    const found = await look(target, plan, options.now ?? new Date());
    if (await isPublished(target, plan, found, options)) return summary([], [], found.leftovers);
    return await carryOut(target, plan, found, options, steps);
  } catch (error) {
    throw new PublishError(steps.current, error);
  }
}

/** What a site holds before publishing. */
interface Found {
  readonly record: PublicationRecord | undefined;
  readonly downloads: ReadonlyMap<string, number>;
  readonly site: ReadonlyMap<string, number>;
  readonly media: ReadonlyMap<string, number>;
  readonly leftovers: Leftovers;
}

async function look(target: PublishingTarget, plan: PublicationPlan, now: Date): Promise<Found> {
  const [record, downloads, site, media] = await Promise.all([
    readRecord(target.downloads),
    target.downloads.list(),
    target.site.list(),
    target.media.list(),
  ]);
  const stored = { downloads: downloads.keys(), site: site.keys(), media: media.keys() };
  return { record, downloads, site, media, leftovers: findLeftovers(plan, stored, record?.retired ?? {}, now) };
}

/** Whether the record names this plan, and a cheap check of buckets and table agrees. */
async function isPublished(
  target: PublishingTarget,
  plan: PublicationPlan,
  found: Found,
  options: PublishOptions,
): Promise<boolean> {
  if (options.thorough || options.prune || found.record?.digest !== plan.digest) return false;
  const isThere = (sizes: ReadonlyMap<string, number>) => (object: PlannedObject) =>
    sizes.get(object.key) === object.size;
  const objectsAreThere =
    plan.downloads.every(isThere(found.downloads)) &&
    plan.media.every(isThere(found.media)) &&
    [plan.assets, plan.pictures, plan.pages].flat().every(isThere(found.site));
  if (!objectsAreThere) return false;
  const { written, removed } = await replaceCollections(target, plan.collections.slice(0, 1), true, () => {});
  return written + removed === 0;
}

async function carryOut(
  target: PublishingTarget,
  plan: PublicationPlan,
  { record, downloads, site, media, leftovers }: Found,
  { dryRun = false, prune = false }: PublishOptions,
  steps: PublishingSteps,
): Promise<Publication> {
  const store = (
    step: 'files' | 'media' | 'assets' | 'pictures' | 'pages',
    bucket: ObjectStore,
    sizes: Found['site'],
  ) => {
    const objects = step === 'files' ? plan.downloads : plan[step];
    return steps.run(step, objects.length, (advance) => storeObjects(bucket, objects, sizes, dryRun, advance));
  };
  // An empty digest says "under way": a run that finds it does not know what the edge holds, and invalidates everything.
  if (!dryRun) await writeRecord(target.downloads, { digest: '', retired: leftovers.retired });

  const files = await store('files', target.downloads, downloads);
  // Replies name manuals, so these come before the collections.
  const films = await store('media', target.media, media);
  await store('assets', target.site, site);
  const { collections } = plan;
  const items = await steps.run('collections', collections.length, (advance) =>
    replaceCollections(target, collections, dryRun, advance),
  );
  const pictures = await store('pictures', target.site, site);
  const pages = await store('pages', target.site, site);
  const removed = prune ? leftovers : noLeftovers;
  if (prune) await remove(target, leftovers, dryRun, steps);

  const changedKeys = [films, pictures, pages].flatMap((counts) => [...counts.added, ...counts.replaced]);
  const paths = invalidationPaths(
    [...changedKeys, ...removed.site, ...removed.media],
    [...files.replaced, ...removed.downloads],
    items.written + items.removed > 0,
  );
  const invalidated = record?.digest === '' ? ['/*'] : paths;
  if (!dryRun) {
    await invalidate(target, invalidated, plan, steps);
    const retired = Object.entries(leftovers.retired).filter(([key]) => !removed.site.includes(key));
    await writeRecord(target.downloads, { digest: plan.digest, retired: Object.fromEntries(retired) });
  }
  return summary(steps.results, invalidated, prune && !dryRun ? noLeftovers : leftovers);
}

const noLeftovers: Leftovers = { downloads: [], site: [], media: [], retired: {} };

const countOf = ({ downloads, site, media }: Leftovers) => downloads.length + site.length + media.length;

function remove(target: PublishingTarget, leftovers: Leftovers, dryRun: boolean, steps: PublishingSteps) {
  const { downloads, site, media } = leftovers;
  const total = countOf(leftovers);
  return steps.run('removal', total, async () => {
    if (!dryRun) {
      await Promise.all([target.downloads.remove(downloads), target.site.remove(site), target.media.remove(media)]);
    }
    return { written: 0, unchanged: 0, removed: total };
  });
}

async function invalidate(
  target: PublishingTarget,
  paths: readonly string[],
  plan: PublicationPlan,
  steps: PublishingSteps,
) {
  if (paths.length === 0) return;
  steps.current = 'invalidation';
  // Another attempt needs another reference: CloudFront answers a repeated one with the old invalidation.
  await target.invalidate(paths, `${plan.digest.slice(0, 16)}-${Date.now()}`);
}

function summary(results: readonly StepResult[], invalidated: readonly string[], leftovers: Leftovers): Publication {
  return { results, invalidated, leftovers: countOf(leftovers) };
}
