import type { ContentProblem } from './content-error.ts';
import type { ProductEntry, ReleaseEntry } from './library.ts';
import type { ManualDirectoryEntry, ManualEntry } from './load-manuals.ts';
import type { LoadedFile } from './loaded-file.ts';
import { figureOf, manualIndex, manualParts } from './manual-markdown.ts';

/** The manuals, and what they name. */
interface ManualFiles {
  readonly manuals: readonly LoadedFile<ManualEntry>[];
  readonly manualDirectories: readonly LoadedFile<ManualDirectoryEntry>[];
  readonly products: readonly LoadedFile<ProductEntry>[];
  readonly releases: readonly LoadedFile<ReleaseEntry>[];
}

/** The levels of directories that the contract has. */
const mostLevels = 3;

/**
 * Problems of the manuals as a whole: a product, type, release, directory or picture that there is not; a text whose headings, references or
 * index do not fit together; a directory under one that there is not, on a fourth level, or without any manual.
 * @param pictures names of the pictures that exist; when absent, they are not checked
 */
export function problemsOfManuals(files: ManualFiles, pictures: ReadonlySet<string> | undefined): ContentProblem[] {
  return [
    ...files.manuals.flatMap((manual) => problemsOfManual(manual, files, pictures)),
    ...files.manualDirectories.flatMap((directory) => problemsOfDirectory(directory, files)),
  ];
}

function problemsOfManual(
  { content, entry }: LoadedFile<ManualEntry>,
  { manualDirectories, products, releases }: ManualFiles,
  pictures: ReadonlySet<string> | undefined,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const product = products.find(({ entry: { id } }) => id === entry.product)?.entry;
  if (!product) problems.push(content.problem(['product'], `No product has the id ${entry.product}`));
  else if (!product.types.includes(entry.type))
    problems.push(content.problem(['type'], `${product.title} has no type ${entry.type}`));
  if (!releases.some(({ entry: { type, version } }) => type === entry.type && version === entry.version))
    problems.push(content.problem(['version'], `There is no release ${entry.version} of this type`));
  if (!manualDirectories.some(({ entry: { name } }) => name === entry.directory))
    problems.push(content.problem(['directory'], `There is no manual-directories/${entry.directory}.md`));
  if (pictures?.has(entry.cover) === false)
    problems.push(content.problem(['cover'], `There is no picture named ${entry.cover}`));
  return [...problems, ...problemsOfText(entry, pictures).map((words) => content.problem(['text'], words))];
}

/** Each figure and reference of a text, as Markdown writes them. */
const figures = /!\[([^\]]*)\]\(([^\s)]+)(?: "([^"]*)")?\)/g;
const references = /(?<!!)\[[^\]]*\]\(#([^)]*)\)/g;

function problemsOfText({ text, index }: ManualEntry, pictures: ReadonlySet<string> | undefined): string[] {
  try {
    const parts = manualParts(text);
    manualIndex(parts, index);
    const ids = new Set(parts.map(({ id }) => id));
    const shown = [...text.matchAll(figures)].map(([raw, alt = '', href = '', title = '']) =>
      figureOf({ type: 'image', raw, href, title, text: alt, tokens: [] }),
    );
    return [
      ...[...text.matchAll(references)]
        .filter(([, id = '']) => !ids.has(id))
        .map(([, id]) => `There is no heading with the id ${id}`),
      ...shown
        .filter(({ picture }) => pictures?.has(picture) === false)
        .map(({ picture }) => `There is no picture named ${picture}`),
    ];
  } catch (error) {
    return [(error as Error).message]; // what reads manuals throws Errors
  }
}

function problemsOfDirectory(
  { content, entry }: LoadedFile<ManualDirectoryEntry>,
  { manuals, manualDirectories }: ManualFiles,
): ContentProblem[] {
  const named = (name: string | undefined) => manualDirectories.find((other) => other.entry.name === name)?.entry;
  const problems: ContentProblem[] = [];
  if (entry.parent !== undefined && !named(entry.parent))
    problems.push(content.problem(['parent'], `There is no manual-directories/${entry.parent}.md`));
  const levels = wayUp(entry, named);
  if (levels > mostLevels) problems.push(content.problem(['parent'], `There are ${mostLevels} levels of directories`));
  const holdsSome =
    manuals.some((manual) => manual.entry.directory === entry.name) ||
    manualDirectories.some(({ entry: { parent } }) => parent === entry.name);
  if (!holdsSome) problems.push(content.problem([], 'There is no manual in it'));
  return problems;
}

/** How many levels there are from a directory upwards, itself included; one too many where they lead round in a circle. */
function wayUp(
  directory: ManualDirectoryEntry,
  named: (name: string | undefined) => ManualDirectoryEntry | undefined,
): number {
  let levels = 1;
  for (let above = named(directory.parent); above && levels <= mostLevels; above = named(above.parent)) levels += 1;
  return levels;
}
