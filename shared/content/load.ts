import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as z from 'zod/mini';
import { version as versionSchema } from '../contract/fields.ts';
import { platformNames } from '../platform.ts';
import { type ProductType, productTypeNumbers, productTypes } from '../product-type.ts';
import { routes } from '../routes.ts';
import { resolveBuild } from './build-file.ts';
import { checkLibrary, type LoadedFile } from './check-library.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import { type ContentFile, readContentFile } from './front-matter.ts';
import type { Build, CaseEntry, ContentLibrary, ProductEntry, ReleaseEntry, UrlConfigEntry } from './library.ts';
import { renderMarkdown } from './markdown.ts';
import { CaseFrontMatter, ProductFrontMatter, ReleaseFrontMatter, UrlConfigFrontMatter } from './schema.ts';

/** The problems found so far; any of them makes the load fail. */
type Problems = ContentProblem[];

/**
 * Reads and checks every content file.
 * @param directory content folder; the one of this file by default
 * @param pictures names of the pictures that exist; any other name is a warning. When absent, pictures are not checked
 * @throws ContentError naming file, line and field of every problem found
 */
export function loadContent(directory = import.meta.dirname, pictures?: ReadonlySet<string>): ContentLibrary {
  const problems: Problems = [];
  const products = loadSome(directory, 'products', ProductFrontMatter, problems).map(productEntry);
  const cases = loadSome(directory, 'cases', CaseFrontMatter, problems).map(caseEntry);
  const releases = loadReleases(directory, problems);
  const urlConfigs = loadFolder(directory, 'url-configs', UrlConfigFrontMatter, problems).map(urlConfigEntry);
  const warnings = checkLibrary({ products, releases, cases, urlConfigs }, problems, pictures);
  if (problems.length > 0) throw new ContentError(problems);

  return {
    products: entriesOf(products).toSorted((a, b) => a.order - b.order),
    cases: entriesOf(cases).toSorted((a, b) => a.order - b.order),
    releases: entriesOf(releases).toSorted((a, b) => a.type - b.type || compareNewestFirst(a, b)),
    urlConfigs: entriesOf(urlConfigs),
    warnings,
  };
}

/** The latest day first; for two releases of one day, the higher id first. */
function compareNewestFirst(a: ReleaseEntry, b: ReleaseEntry): number {
  return b.date.localeCompare(a.date) || b.id - a.id;
}

function entriesOf<Entry>(files: readonly LoadedFile<Entry>[]): Entry[] {
  return files.map(({ entry }) => entry);
}

function loadFolder<Schema extends z.ZodMiniType>(
  directory: string,
  folder: string,
  schema: Schema,
  problems: Problems,
): ContentFile<z.output<Schema>>[] {
  return markdownFiles(join(directory, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    const reading = readContentFile(path, readFileSync(join(directory, path), 'utf8'), schema);
    if ('content' in reading) return [reading.content];
    problems.push(...reading.problems);
    return [];
  });
}

/** Like `loadFolder`, but an empty folder is a problem. */
function loadSome<Schema extends z.ZodMiniType>(
  directory: string,
  folder: string,
  schema: Schema,
  problems: Problems,
): ContentFile<z.output<Schema>>[] {
  if (markdownFiles(join(directory, folder)).length === 0)
    problems.push({ file: folder, line: 1, field: 'folder', message: 'There is no file in it' });
  return loadFolder(directory, folder, schema, problems);
}

function loadReleases(directory: string, problems: Problems): LoadedFile<ReleaseEntry>[] {
  const home = join(directory, 'releases');
  return subfolders(home).flatMap((slug) => {
    const type = productTypeNumbers.find((number) => productTypes[number].slug === slug);
    const folder = `releases/${slug}`;
    if (type === undefined) {
      const message = 'No product type in shared/product-type.ts has this slug';
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
  problems: Problems,
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

function caseEntry(content: ContentFile<CaseFrontMatter>): LoadedFile<CaseEntry> {
  return { content, entry: { ...content.matter, text: oneLine(content.text) } };
}

function urlConfigEntry(content: ContentFile<UrlConfigFrontMatter>): LoadedFile<UrlConfigEntry> {
  return { content, entry: { ...content.matter, name: basename(content.file, '.md') } };
}

/** Texts of products and cases are plain; their line breaks come from the author's editor and mean nothing. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function markdownFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => entry.name)
    .sort();
}

function subfolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
