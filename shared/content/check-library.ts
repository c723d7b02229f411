import { detailIds } from '../product-detail.ts';
import { productTypes } from '../product-type.ts';
import { isOfHistory } from '../url-config.ts';
import { problemsOfCourses } from './check-courses.ts';
import { problemsOfFaq } from './check-faq.ts';
import { type LinkingFile, linksWithin, problemsOfLinks } from './check-links.ts';
import { problemsOfManuals } from './check-manuals.ts';
import { repeatedFilms, repeatedTitles, unknownNames } from './check-page-texts.ts';
import { type ContentProblem, describeProblem } from './content-error.ts';
import type {
  CaseEntry,
  CourseEntry,
  FaqAnswerEntry,
  FaqTopicEntry,
  LessonEntry,
  NewsEntry,
  ProductDetailEntry,
  ProductEntry,
  ReleaseEntry,
  UrlConfigEntry,
} from './library.ts';
import type { ManualDirectoryEntry, ManualEntry } from './load-manuals.ts';
import type { LoadedPageText } from './load-page-texts.ts';
import type { LoadedProductPage } from './load-product-pages.ts';
import type { LoadedFile } from './loaded-file.ts';
import type { VideoList } from './page-text-schema.ts';

export interface LoadedLibrary {
  readonly products: readonly LoadedFile<ProductEntry>[];
  readonly productDetails: readonly LoadedFile<ProductDetailEntry>[];
  readonly productPages: readonly LoadedProductPage[];
  readonly pageTexts: readonly LoadedPageText[];
  readonly videoLists: readonly LoadedFile<VideoList>[];
  readonly releases: readonly LoadedFile<ReleaseEntry>[];
  readonly cases: readonly LoadedFile<CaseEntry>[];
  readonly news: readonly LoadedFile<NewsEntry>[];
  readonly urlConfigs: readonly LoadedFile<UrlConfigEntry>[];
  readonly faqTopics: readonly LinkingFile<FaqTopicEntry>[];
  readonly faqAnswers: readonly LinkingFile<FaqAnswerEntry>[];
  readonly courses: readonly LinkingFile<CourseEntry>[];
  readonly lessons: readonly LinkingFile<LessonEntry>[];
  readonly manualDirectories: readonly LoadedFile<ManualDirectoryEntry>[];
  readonly manuals: readonly LoadedFile<ManualEntry>[];
}

/** Names of the pictures and films that were made; what is absent is not checked. */
export interface KnownMedia {
  readonly pictures?: ReadonlySet<string> | undefined;
  readonly films?: ReadonlySet<string> | undefined;
}

/**
 * Checks what only all files together show, and adds what it finds to `problems`: numbers used twice, details and pages of
 * products that do not exist, a type that no product or two products show, a product without releases behind its type, an
 * unknown sub-product release, a release without builds, a URL config without a build, texts of pages that name a product, picture or film
 * that does not exist, an FAQ, courses or manuals whose parts or links do not fit together, links of product pages that lead nowhere.
 * @returns warnings: names of pictures elsewhere that do not exist
 */
export function checkLibrary(
  library: LoadedLibrary,
  problems: ContentProblem[],
  { pictures, films }: KnownMedia,
): string[] {
  const { products, productDetails, productPages, pageTexts, videoLists, releases, cases, news, urlConfigs } = library;
  const { faqTopics, faqAnswers, courses, lessons } = library;
  problems.push(
    ...repeated(products, ['id'], ({ id }) => [id]),
    ...repeated(products, ['order'], ({ order }) => [order]),
    ...repeated(productDetails, ['id'], ({ id }) => [id]),
    ...productDetails.flatMap(problemsOfDetail),
    ...productPages.flatMap((page) => problemsOfPage(page, products)),
    ...repeated(cases, ['id'], ({ id }) => [id]),
    ...repeated(cases, ['order'], ({ order }) => [order]),
    ...repeated(news, ['id'], ({ id }) => [id]),
    ...repeated(releases, ['id'], ({ id }) => [id]),
    ...repeated(products, ['types'], ({ types }) => types),
    ...repeated(faqTopics, ['id'], ({ id }) => [id]),
    ...repeated(faqAnswers, ['id'], ({ id }) => [id]),
    ...repeated(courses, ['id'], ({ id }) => [id]),
    ...repeated(courses, ['order'], ({ order }) => [order]),
    ...repeated(courses, ['chapters'], ({ chapters }) => chapters.map(({ id }) => id)),
    ...repeated(lessons, ['id'], ({ id }) => [id]),
    ...repeated(library.manualDirectories, ['id'], ({ id }) => [id]),
  );
  // An unreadable file would also appear as missing references; reporting those would mislead.
  if (problems.length === 0) {
    problems.push(
      ...releases.flatMap((release) => problemsOfRelease(release, releases)),
      ...problemsOfTypes(products, releases),
      ...urlConfigs.flatMap((config) => problemsOfUrlConfig(config, releases)),
      ...problemsOfFaq(library),
      ...problemsOfCourses(library),
      ...problemsOfLinks([...faqTopics, ...faqAnswers, ...courses, ...lessons], library),
      ...problemsOfLinks(
        productPages.map((page) => ({ ...page, links: linksWithin(page.entry) })),
        library,
      ),
      ...problemsOfManuals(library, pictures),
    );
    const cards = new Set(products.map(({ entry }) => entry.picture));
    const known = { product: cards, picture: pictures, film: films };
    problems.push(
      ...[...pageTexts, ...videoLists].flatMap((file) => unknownNames(file, known)),
      ...lessons.flatMap((file) => unknownNames(file, { film: films })),
      ...videoLists.flatMap(repeatedTitles),
      ...repeatedFilms(videoLists),
    );
  }
  const missing = missingPictures(pictures);
  return [
    ...products.flatMap(({ content, entry: { picture, cover } }) => missing(content, { picture, cover })),
    ...productDetails.flatMap(({ content, entry: { cover } }) => missing(content, { cover })),
    ...cases.flatMap(({ content, entry }) =>
      entry.pictures.flatMap(({ name }, place) => missing(content, { name }, ['pictures', place])),
    ),
    ...news.flatMap(({ content, entry: { picture } }) => missing(content, { picture })),
    ...courses.flatMap(({ content, entry: { cover } }) => missing(content, { cover })),
  ];
}

/** Problems of values that may be in one file only, but are in several. */
function repeated<Entry>(
  files: readonly LoadedFile<Entry>[],
  path: readonly string[],
  valuesOf: (entry: Entry) => readonly number[],
): ContentProblem[] {
  const firstFile = new Map<number, string>();
  return files.flatMap(({ content, entry }) =>
    valuesOf(entry).flatMap((value) => {
      const first = firstFile.get(value);
      if (first !== undefined) return [content.problem(path, `${value} is already used in ${first}`)];
      firstFile.set(value, content.file);
      return [];
    }),
  );
}

function problemsOfRelease(
  { content, entry }: LoadedFile<ReleaseEntry>,
  releases: LoadedLibrary['releases'],
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  if (entry.builds.length === 0) problems.push(content.problem(['builds'], 'A release names at least one platform'));
  const wanted = entry.subProduct;
  const exists = releases.some((other) => other.entry.type === wanted?.type && other.entry.version === wanted.version);
  if (wanted && !exists) {
    const message = `There is no release ${wanted.version} of ${productTypes[wanted.type].name}`;
    problems.push(content.problem(['subProduct', 'version'], message));
  }
  return problems;
}

/** Every type with releases has one product that shows them, and every type that a product names has releases. */
function problemsOfTypes(products: LoadedLibrary['products'], releases: LoadedLibrary['releases']): ContentProblem[] {
  const shown = new Set(products.flatMap(({ entry }) => entry.types));
  const released = new Set(releases.map(({ entry }) => entry.type));
  const unshown = new Map(
    releases.filter(({ entry }) => !shown.has(entry.type)).map((file) => [file.entry.type, file]),
  );
  return [
    ...[...unshown].map(([type, { content }]) => content.problem([], `No product lists type ${type} in its types`)),
    ...products.flatMap(({ content, entry }) =>
      entry.types
        .map((type, index) => ({ type, index }))
        .filter(({ type }) => !released.has(type))
        .map(({ type, index }) => content.problem(['types', index], `There are no releases of type ${type}`)),
    ),
  ];
}

/** Only ids that publishing knows are stored, and emptied again. */
function problemsOfDetail({ content, entry: { id } }: LoadedFile<ProductDetailEntry>): ContentProblem[] {
  return detailIds.includes(id) ? [] : [content.problem(['id'], `No product detail has the id ${id}`)];
}

function problemsOfPage({ content, entry }: LoadedProductPage, products: LoadedLibrary['products']): ContentProblem[] {
  return entry.products
    .map((id, index) => ({ id, index }))
    .filter(({ id }) => !products.some((product) => product.entry.id === id))
    .map(({ id, index }) => content.problem(['products', index], `There is no product with the id ${id}`));
}

/** Finds the names of pictures that do not exist, each with its field; none where it is not known which pictures exist. */
function missingPictures(pictures: ReadonlySet<string> | undefined) {
  return (
    content: LoadedFile<unknown>['content'],
    names: Readonly<Record<string, string | undefined>>,
    path: readonly (string | number)[] = [],
  ): string[] =>
    Object.entries(names)
      .filter(([, name]) => name !== undefined && pictures?.has(name) === false)
      .map(([field, name]) => describeProblem(content.problem([...path, field], `There is no picture named ${name}`)));
}

function problemsOfUrlConfig(
  { content, entry: { name, type, platform } }: LoadedFile<UrlConfigEntry>,
  releases: readonly LoadedFile<ReleaseEntry>[],
): ContentProblem[] {
  const builds = releases.filter(({ entry }) => entry.type === type).flatMap(({ entry }) => entry.builds);
  const own = builds.filter((build) => build.platform === platform);
  if (own.length === 0)
    return [content.problem(['platform'], `No release of type ${type} has a build for ${platform}`)];
  if (!isOfHistory(name) || own.filter(({ kind }) => kind !== 'announced').length > 1) return [];
  return [content.problem(['platform'], `Type ${type} has no build for ${platform} before the newest`)];
}
