import { productTypes } from '../product-type.ts';
import { type ContentProblem, describeProblem } from './content-error.ts';
import type { ContentFile } from './front-matter.ts';
import type { CaseEntry, ProductEntry, ReleaseEntry, UrlConfigEntry } from './library.ts';

/** An entry with its file, so that a problem found later is still reported at its line. */
export interface LoadedFile<Entry> {
  readonly content: Pick<ContentFile<unknown>, 'file' | 'problem'>;
  readonly entry: Entry;
}

export interface LoadedLibrary {
  readonly products: readonly LoadedFile<ProductEntry>[];
  readonly releases: readonly LoadedFile<ReleaseEntry>[];
  readonly cases: readonly LoadedFile<CaseEntry>[];
  readonly urlConfigs: readonly LoadedFile<UrlConfigEntry>[];
}

/**
 * Checks what only all files together show, and adds what it finds to `problems`: numbers used twice, a type that no product or
 * two products show, a product without releases behind its type, an unknown sub-product release, a release without builds,
 * a URL config without a build.
 * @returns warnings: names of pictures that do not exist
 */
export function checkLibrary(
  { products, releases, cases, urlConfigs }: LoadedLibrary,
  problems: ContentProblem[],
  pictures?: ReadonlySet<string>,
): string[] {
  problems.push(
    ...repeated(products, ['id'], ({ id }) => [id]),
    ...repeated(products, ['order'], ({ order }) => [order]),
    ...repeated(cases, ['id'], ({ id }) => [id]),
    ...repeated(cases, ['order'], ({ order }) => [order]),
    ...repeated(releases, ['id'], ({ id }) => [id]),
    ...repeated(products, ['types'], ({ types }) => types),
  );
  // An unreadable file would also appear as missing references; reporting those would mislead.
  if (problems.length === 0) {
    problems.push(
      ...releases.flatMap((release) => problemsOfRelease(release, releases)),
      ...problemsOfTypes(products, releases),
      ...urlConfigs.flatMap((config) => problemsOfUrlConfig(config, releases)),
    );
  }
  return [...products, ...cases].flatMap(({ content, entry }) => missingPictures(content, entry, pictures));
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

function missingPictures(
  content: LoadedFile<unknown>['content'],
  { picture, cover }: { readonly picture: string; readonly cover?: string | undefined },
  pictures?: ReadonlySet<string>,
): string[] {
  return Object.entries({ picture, cover })
    .filter(([, name]) => name !== undefined && pictures?.has(name) === false)
    .map(([field, name]) => describeProblem(content.problem([field], `There is no picture named ${name}`)));
}

function problemsOfUrlConfig(
  { content, entry: { type, platform } }: LoadedFile<UrlConfigEntry>,
  releases: readonly LoadedFile<ReleaseEntry>[],
): ContentProblem[] {
  const builds = releases.filter(({ entry }) => entry.type === type).flatMap(({ entry }) => entry.builds);
  if (builds.some((build) => build.platform === platform)) return [];
  return [content.problem(['platform'], `No release of type ${type} has a build for ${platform}`)];
}
