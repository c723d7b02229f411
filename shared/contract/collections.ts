import * as z from 'zod/mini';
import { detailIds } from '../product-detail.ts';
import { productTypeNumbers } from '../product-type.ts';
import { isOfHistory } from '../url-config.ts';
import { videoListNames } from '../video-lists.ts';
import { CaseDetail, CaseItem } from './case-schemas.ts';
import { DownloadItem, Product, ProductCategory, ProductDetail, Release, Video } from './content-schemas.ts';
import { Course, CourseDetail, LessonPlace } from './course-schemas.ts';
import { FaqEntry, FaqTopic } from './faq-schemas.ts';
import { Manual, ManualDirectory } from './manual-schemas.ts';

/** A kind of published content: what its entries look like, and where each one is kept. */
export interface Collection<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: Schema;
  /** Key of an entry, unique within its partition. */
  keyOf(entry: z.output<Schema>): string;
  /** Partition of an entry; a partition is always read as a whole. */
  partitionOf(entry: z.output<Schema>): string;
  /** Every possible partition, so that one that has lost all its entries is emptied. */
  readonly partitions: readonly string[];
}

function defineCollection<Schema extends z.ZodMiniType>(collection: Collection<Schema>): Collection<Schema> {
  return collection;
}

/** A collection that is always read whole has one partition. */
const whole = { partitionOf: () => '', partitions: [''] };
const byType = {
  partitionOf: ({ type }: { readonly type: number }) => String(type),
  partitions: productTypeNumbers.map(String),
};

/** Key of a lesson among those of all courses. */
export function lessonKey({ course_id, dir_id }: Pick<LessonPlace, 'course_id' | 'dir_id'>): string {
  return `${course_id} ${dir_id}`;
}

/** Every kind of published content. Publishing, the digest of the pages and the reads derive from this list. */
export const collections = {
  products: defineCollection({ schema: Product, keyOf: ({ id }) => String(id), ...whole }),
  categories: defineCollection({ schema: ProductCategory, keyOf: ({ type }) => String(type), ...whole }),
  releases: defineCollection({ schema: Release, keyOf: ({ version }) => version, ...byType }),
  builds: defineCollection({
    schema: DownloadItem,
    keyOf: ({ system, config }) => (isOfHistory(config) ? `${system} ${config}` : String(system)),
    ...byType,
  }),
  /** Each in a partition of its own, as they are long and read one at a time. */
  productDetails: defineCollection({
    schema: z.extend(ProductDetail, { id: z.int() }),
    keyOf: () => 'detail',
    partitionOf: ({ id }) => String(id),
    partitions: detailIds.map(String),
  }),
  cases: defineCollection({ schema: CaseItem, keyOf: ({ id }) => String(id), ...whole }),
  news: defineCollection({ schema: CaseItem, keyOf: ({ id }) => String(id), ...whole }),
  /** Of cases and news, read one at a time by its key. */
  caseDetails: defineCollection({ schema: CaseDetail, keyOf: ({ id }) => String(id), ...whole }),
  videos: defineCollection({
    schema: z.extend(Video, { list: z.enum(videoListNames) }),
    keyOf: ({ list, title }) => `${list} ${title}`,
    ...whole,
  }),
  faqTopics: defineCollection({ schema: FaqTopic, keyOf: ({ id }) => String(id), ...whole }),
  /** Of topics and answers, read one at a time by its key. */
  faqEntries: defineCollection({ schema: FaqEntry, keyOf: ({ id }) => String(id), ...whole }),
  courses: defineCollection({ schema: Course, keyOf: ({ id }) => String(id), ...whole }),
  /** With chapters and lessons, read one at a time by its key. */
  courseDetails: defineCollection({ schema: CourseDetail, keyOf: ({ course }) => String(course.id), ...whole }),
  /** Short, for whoever asks only whether there is such a lesson. */
  lessons: defineCollection({ schema: LessonPlace, keyOf: lessonKey, ...whole }),
  manualDirectories: defineCollection({ schema: ManualDirectory, keyOf: ({ id }) => String(id), ...whole }),
  /** Each with the directories that hold it. */
  manuals: defineCollection({
    schema: z.extend(Manual, { directories: z.array(z.int()) }),
    keyOf: ({ name }) => name,
    ...whole,
  }),
} as const;

export type CollectionName = keyof typeof collections;

export type EntryOf<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>;

/** Entries of every collection, each in the order in which it is shown. */
export type Entries = { readonly [Name in CollectionName]: readonly EntryOf<Name>[] };

export const collectionNames = Object.keys(collections) as CollectionName[]; // Object.keys loses the literal keys

/** All entries of one partition of a collection: what is not in `entries` is removed. */
export const CollectionPart = z.object({
  collection: z.enum(collectionNames, { error: 'There is no collection of this name' }),
  partition: z.string(),
  entries: z.array(z.unknown()),
});
export type CollectionPart = z.output<typeof CollectionPart>;
