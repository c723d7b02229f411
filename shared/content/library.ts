import type { Readable } from 'node:stream';
import type { Platform } from '../platform.ts';
import type { ProductType } from '../product-type.ts';
import type { CaseFrontMatter, NewsFrontMatter } from './case-schema.ts';
import type { CourseFrontMatter, LessonFrontMatter } from './course-schema.ts';
import type { FaqAnswerFrontMatter, FaqTopicFrontMatter } from './faq-schema.ts';
import type { ManualDirectoryEntry, ManualEntry } from './load-manuals.ts';
import type { PageTexts, VideoList } from './page-text-schema.ts';
import type { ProductPages } from './product-page-schema.ts';
import type {
  ProductDetailFrontMatter,
  ProductFrontMatter,
  ReleaseFrontMatter,
  UrlConfigFrontMatter,
} from './schema.ts';

interface BuildName {
  readonly platform: Platform;
  /** `en_file_name`: the name under which visitors save the file, without extension. */
  readonly fileName: string;
}

/** A build that is announced; nothing can be downloaded yet. */
interface AnnouncedBuild extends BuildName {
  readonly kind: 'announced';
}

/** A build that an app store serves. */
interface StoreBuild extends BuildName {
  readonly kind: 'store';
  /** Absolute https address. */
  readonly path: string;
}

/** What is known of a file whose bytes are not kept in memory. */
export interface BuildBytes {
  /** Bytes. */
  readonly size: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
  /** A new stream of all bytes, at every call. */
  readonly open: () => Readable;
}

/** A build that this site serves from its downloads bucket. */
export interface StoredBuild extends BuildName, BuildBytes {
  readonly kind: 'stored';
  /** Path on the site: `/downloads/<slug>/<version>/<slug>-<version>-<platform>.<extension>`. */
  readonly path: string;
}

export type Build = AnnouncedBuild | StoreBuild | StoredBuild;

export interface ProductEntry extends Omit<ProductFrontMatter, 'route'> {
  /** Path of the product's page. */
  readonly path: string;
  readonly text: string;
}

export interface ReleaseEntry extends Omit<ReleaseFrontMatter, 'builds'> {
  readonly type: ProductType;
  readonly version: string;
  /** Product and version, such as `S3 Pro 5.2.0`. */
  readonly name: string;
  /** Release notes as sanitized HTML. */
  readonly notes: string;
  /** In the order in which pages list platforms. */
  readonly builds: readonly Build[];
}

/** What `/default-{id}` shows; `detail` is sanitized HTML. */
export interface ProductDetailEntry extends ProductDetailFrontMatter {
  readonly detail: string;
}

/** A case; `detail` is sanitized HTML. */
export interface CaseEntry extends CaseFrontMatter {
  readonly detail: string;
}

/** A news item; `detail` is sanitized HTML. */
export interface NewsEntry extends NewsFrontMatter {
  readonly detail: string;
}

/** A topic of the FAQ; `html` is sanitized. */
export interface FaqTopicEntry extends FaqTopicFrontMatter {
  /** Name of its file, without extension, and of the folder of its answers. */
  readonly name: string;
  readonly html: string;
}

/** An answer of the FAQ; `html` is sanitized. */
export interface FaqAnswerEntry extends FaqAnswerFrontMatter {
  /** Name of its topic. */
  readonly topic: string;
  readonly html: string;
}

/** A course; `about` is sanitized HTML. */
export interface CourseEntry extends CourseFrontMatter {
  /** Name of its file, without extension, and of the folder of its lessons. */
  readonly name: string;
  readonly about: string;
}

/** A lesson; `html` is sanitized. */
export interface LessonEntry extends LessonFrontMatter {
  /** Name of its course. */
  readonly course: string;
  readonly html: string;
}

/** A name under which existing clients know the newest build of a type and platform, such as `zh_s3`, or the one before it, `zh_s3_history`. */
export interface UrlConfigEntry extends UrlConfigFrontMatter {
  readonly name: string;
}

/** The runtime environment of P1+ (product-rules.md#p1-and-p1-plus): a download that is no release and has no history. */
export interface Runtime {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly build: Build;
}

/** Names or ids of files, each with the day that it says as `updated`; files that say none are left out. */
type Days = ReadonlyMap<string, string>;

/** Days on which somebody last changed texts that carry no day of their own, as releases, cases and answers do: for the sitemap. */
export interface TextDays {
  /** By name. */
  readonly productPages: Days;
  readonly pageTexts: Days;
  readonly videoLists: Days;
  /** By id. */
  readonly products: Days;
  readonly productDetails: Days;
  readonly courses: Days;
  readonly lessons: Days;
}

/** All content, checked: products and cases in their order, releases by type and newest first, news newest first. */
export interface ContentLibrary {
  readonly products: readonly ProductEntry[];
  readonly productDetails: readonly ProductDetailEntry[];
  /** The content of product pages; a folder for tests may lack some. */
  readonly productPages: Partial<ProductPages>;
  /** What the page of P1+ offers beside its editions; a folder for tests may lack it. */
  readonly runtime: Runtime | undefined;
  /** The texts of other pages; a folder for tests may lack some. */
  readonly pageTexts: Partial<PageTexts>;
  /** In the order of their tabs. */
  readonly videoLists: readonly VideoList[];
  readonly releases: readonly ReleaseEntry[];
  readonly cases: readonly CaseEntry[];
  readonly news: readonly NewsEntry[];
  readonly urlConfigs: readonly UrlConfigEntry[];
  /** Topics of both levels in their order, and answers by id. */
  readonly faqTopics: readonly FaqTopicEntry[];
  readonly faqAnswers: readonly FaqAnswerEntry[];
  /** In the order of their list; lessons by id. */
  readonly courses: readonly CourseEntry[];
  readonly lessons: readonly LessonEntry[];
  /** By their order, whatever the level. */
  readonly manualDirectories: readonly ManualDirectoryEntry[];
  /** By name. */
  readonly manuals: readonly ManualEntry[];
  /** When texts changed, for the sitemap. */
  readonly updated: TextDays;
  /** Problems that an author should look at but that do not stop publishing. */
  readonly warnings: readonly string[];
}

/** Every file that the site itself serves, once. */
export function storedBuilds(library: ContentLibrary): readonly StoredBuild[] {
  const builds = library.releases.flatMap((release) => release.builds);
  return [...builds, ...(library.runtime ? [library.runtime.build] : [])].filter((build) => build.kind === 'stored');
}
