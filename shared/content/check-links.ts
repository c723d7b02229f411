import { pathPattern } from '../addresses.ts';
import { detailIds } from '../product-detail.ts';
import { type Route, routes } from '../routes.ts';
import type { ContentProblem } from './content-error.ts';
import type {
  CaseEntry,
  CourseEntry,
  FaqAnswerEntry,
  FaqTopicEntry,
  LessonEntry,
  NewsEntry,
  ReleaseEntry,
} from './library.ts';
import type { LoadedFile } from './loaded-file.ts';

/** A file, and where its text links to. */
export type LinkingFile<Entry> = LoadedFile<Entry> & { readonly links: readonly string[] };

/** Addresses of this site anywhere within front matter. */
export function linksWithin(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(linksWithin);
}

/** What links name by a number. */
export interface Numbered {
  readonly faqTopics: readonly LoadedFile<FaqTopicEntry>[];
  readonly faqAnswers: readonly LoadedFile<FaqAnswerEntry>[];
  readonly courses: readonly LoadedFile<CourseEntry>[];
  readonly lessons: readonly LoadedFile<LessonEntry>[];
  readonly releases: readonly LoadedFile<ReleaseEntry>[];
  readonly cases: readonly LoadedFile<CaseEntry>[];
  readonly news: readonly LoadedFile<NewsEntry>[];
}

/** Problems of links that lead nowhere. */
export function problemsOfLinks(files: readonly LinkingFile<unknown>[], numbered: Numbered): ContentProblem[] {
  const leadsSomewhere = linkCheck(numbered);
  return files.flatMap(({ content, links }) =>
    links
      .filter((link) => !leadsSomewhere(link))
      .map((link) => content.problem(['text'], `The link ${link} leads nowhere`)),
  );
}

/** Tells whether a link of a text leads to something: another site, a mailbox, or a page of ours, with what it is asked for. */
function linkCheck({ faqTopics, faqAnswers, courses, lessons, releases, cases, news }: Numbered) {
  const idsOf = (...lists: readonly (readonly LoadedFile<{ readonly id: number }>[])[]) =>
    new Set(lists.flat().map(({ entry: { id } }) => String(id)));
  const courseIds = new Map(courses.map(({ entry: { name, id } }) => [name, id]));
  /** The values that name something, by the route whose parameters they are; two parameters name it together. */
  const known: Readonly<Record<string, ReadonlySet<string>>> = {
    [routes.faq.path]: idsOf(faqTopics, faqAnswers),
    [routes.courseDetail.path]: new Set(lessons.map(({ entry }) => `${courseIds.get(entry.course)} ${entry.id}`)),
    [routes.casesDetail.path]: idsOf(cases, news),
    [routes.history.path]: new Set(releases.map(({ entry: { type } }) => String(type))),
    [routes.productDetail.path]: new Set(detailIds.map(String)),
  };
  return (link: string): boolean => {
    if (/^(https:\/\/|mailto:)/.test(link)) return true;
    if (!link.startsWith('/')) return false;
    const { pathname, searchParams } = new URL(link, 'https://site.invalid');
    const all: readonly Route[] = Object.values(routes);
    const route = all.find(({ path }) => new RegExp(pathPattern(path)).test(pathname));
    if (!route) return false;
    const names: readonly (string | undefined)[] = [...(route.variant?.parameters ?? []), ...(route.query ?? [])];
    if (![...searchParams.keys()].every((name) => names.includes(name))) return false;
    const inPath = Object.values(new RegExp(pathPattern(route.path)).exec(pathname)?.groups ?? {});
    const given = [...inPath, ...searchParams.values()];
    const together = route.variant?.by === 'both' ? [given.join(' ')] : given;
    return together.every((value) => known[route.path]?.has(value) ?? true);
  };
}
