import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { version as versionSchema } from '../contract/fields.ts';
import { platformNames } from '../platform.ts';
import { productSlugs } from '../product-slugs.ts';
import { type ProductType, productTypeNumbers, productTypes } from '../product-type.ts';
import { routes } from '../routes.ts';
import { resolveBuild } from './build-file.ts';
import { checkLibrary, type KnownMedia } from './check-library.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import { loadFolder, loadSome } from './content-files.ts';
import type { ContentFile } from './front-matter.ts';
import type { Build, ContentLibrary, ProductEntry, ReleaseEntry, UrlConfigEntry } from './library.ts';
import { loadCases, loadNews } from './load-cases.ts';
import { loadCourses, loadLessons } from './load-courses.ts';
import { loadFaqAnswers, loadFaqTopics } from './load-faq.ts';
import { loadManualDirectories, loadManuals } from './load-manuals.ts';
import { loadPageTexts, loadVideoLists, textsByName } from './load-page-texts.ts';
import { loadProductDetails, loadProductPages, pagesByName } from './load-product-pages.ts';
import type { LoadedFile } from './loaded-file.ts';
import { renderMarkdown } from './markdown.ts';
import { loadRuntime } from './runtime-file.ts';
import { ProductFrontMatter, ReleaseFrontMatter, UrlConfigFrontMatter } from './schema.ts';
import { textDays } from './text-days.ts';

/**
 * Reads and checks every content file.
 * @param directory content folder; the one of this file by default
 * @param media names of the pictures and films that exist. Another name is a problem in the text of a page, and a warning elsewhere; what is
 *   absent is not checked
 * @throws ContentError naming file, line and field of every problem found
 */
export function loadContent(directory = import.meta.dirname, media: KnownMedia = {}): ContentLibrary {
  const problems: ContentProblem[] = [];
  const products = loadSome(directory, 'products', ProductFrontMatter, problems).map(productEntry);
  const cases = loadCases(directory, problems);
  const news = loadNews(directory, problems);
  const releases = loadReleases(directory, problems);
  const urlConfigs = loadFolder(directory, 'url-configs', UrlConfigFrontMatter, problems).map(urlConfigEntry);
  const productDetails = loadProductDetails(directory, problems);
  const productPages = loadProductPages(directory, problems);
  const runtime = loadRuntime(directory, productPages, problems);
  const pageTexts = loadPageTexts(directory, problems);
  const videoLists = loadVideoLists(directory, problems);
  const faqTopics = loadFaqTopics(directory, problems);
  const faqAnswers = loadFaqAnswers(directory, problems);
  const courses = loadCourses(directory, problems);
  const lessons = loadLessons(directory, problems);
  const manualDirectories = loadManualDirectories(directory, problems);
  const manuals = loadManuals(directory, problems);
  const pages = { productDetails, productPages, pageTexts, videoLists };
  const learning = { faqTopics, faqAnswers, courses, lessons, manualDirectories, manuals };
  const loaded = { products, ...pages, releases, cases, news, urlConfigs, ...learning };
  const warnings = checkLibrary(loaded, problems, media);
  if (problems.length > 0) throw new ContentError(problems);

  return {
    products: entriesOf(products).toSorted((a, b) => a.order - b.order),
    productDetails: entriesOf(productDetails).toSorted((a, b) => a.id - b.id),
    productPages: pagesByName(productPages),
    runtime,
    pageTexts: textsByName(pageTexts, videoLists),
    videoLists: entriesOf(videoLists),
    cases: entriesOf(cases).toSorted((a, b) => a.order - b.order),
    news: entriesOf(news).toSorted(compareNewestFirst),
    releases: entriesOf(releases).toSorted((a, b) => a.type - b.type || compareNewestFirst(a, b)),
    urlConfigs: entriesOf(urlConfigs),
    faqTopics: entriesOf(faqTopics).toSorted((a, b) => a.order - b.order),
    faqAnswers: entriesOf(faqAnswers).toSorted((a, b) => a.id - b.id),
    courses: entriesOf(courses).toSorted((a, b) => a.order - b.order),
    lessons: entriesOf(lessons).toSorted((a, b) => a.id - b.id),
    manualDirectories: entriesOf(manualDirectories).toSorted((a, b) => a.order - b.order),
    manuals: entriesOf(manuals),
    updated: textDays(loaded),
    warnings,
  };
}

type Dated = Pick<ReleaseEntry, 'date' | 'id'>;

/** The latest day first; for two of one day, the higher id first. */
function compareNewestFirst(a: Dated, b: Dated): number {
  return b.date.localeCompare(a.date) || b.id - a.id;
}

function entriesOf<Entry>(files: readonly LoadedFile<Entry>[]): Entry[] {
  return files.map(({ entry }) => entry);
}

function loadReleases(directory: string, problems: ContentProblem[]): LoadedFile<ReleaseEntry>[] {
  const home = join(directory, 'releases');
  return subfolders(home).flatMap((slug) => {
    const type = productTypeNumbers.find((number) => productSlugs[number] === slug);
    const folder = `releases/${slug}`;
    if (type === undefined) {
      const message = 'No product type in shared/product-slugs.ts has this slug';
      problems.push({ file: folder, line: 1, field: 'folder', message });
      return [];
    }
    return loadSome(directory, folder, ReleaseFrontMatter, problems).map((content) =>
      releaseEntry(content, type, join(home, slug), problems),
    );
  });
}

/** The version is the file's name, so no two releases of a type share one, and it agrees with the addresses of their files. */
function releaseEntry(
  content: ContentFile<ReleaseFrontMatter>,
  type: ProductType,
  folder: string,
  problems: ContentProblem[],
): LoadedFile<ReleaseEntry> {
  const { matter, text: notes } = content;
  const version = basename(content.file, '.md');
  if (!versionSchema.safeParse(version).success) {
    problems.push({ file: content.file, line: 1, field: 'file name', message: `${version} is not a version` });
  }

  const subject = { type, version, date: matter.date, notes, folder };
  const builds = platformNames.flatMap((platform): Build[] => {
    const source = matter.builds[platform];
    if (source === undefined) return [];
    try {
      return [resolveBuild(subject, platform, source)];
    } catch (error) {
      problems.push(content.problem(['builds', platform], `The file cannot be published: ${(error as Error).message}`)); // resolveBuild throws Errors
      return [];
    }
  });
  const name = `${productTypes[type].name} ${version}`;
  return { content, entry: { ...matter, type, version, name, notes: renderMarkdown(notes), builds } };
}

function productEntry(content: ContentFile<ProductFrontMatter>): LoadedFile<ProductEntry> {
  const { route, ...matter } = content.matter;
  const path = routes[route].path.replace(':id', String(matter.id));
  return { content, entry: { ...matter, path, text: oneLine(content.text) } };
}

function urlConfigEntry(content: ContentFile<UrlConfigFrontMatter>): LoadedFile<UrlConfigEntry> {
  return { content, entry: { ...content.matter, name: basename(content.file, '.md') } };
}

/** Texts of products are plain; their line breaks come from the author's editor and mean nothing. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function subfolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
