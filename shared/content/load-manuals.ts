import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { productSlugs } from '../product-slugs.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import { loadFolder } from './content-files.ts';
import type { ContentFile } from './front-matter.ts';
import { ManualFrontMatter } from './manual-schema.ts';
import { renderMarkdown } from './markdown.ts';
import { ProductFrontMatter } from './schema.ts';

/** A manual as lists show it, and the Markdown that it is typeset from. */
export interface ManualEntry extends ManualFrontMatter {
  /** Name of its file, without extension. */
  readonly name: string;
  /** Path on the site. */
  readonly file_path: string;
  readonly text: string;
}

/**
 * The manuals of a content folder, by name, checked by themselves; `describe` is sanitized HTML.
 * @param pictures names of the pictures that exist; when absent, covers are not checked
 * @throws ContentError naming file, line and field of every problem
 */
export function readManuals(directory = import.meta.dirname, pictures?: ReadonlySet<string>): ManualEntry[] {
  const problems: ContentProblem[] = [];
  const products = loadFolder(directory, 'products', ProductFrontMatter, problems).map(({ matter }) => matter);
  const files = loadFolder(directory, 'manuals', ManualFrontMatter, problems);
  for (const file of files) problems.push(...problemsOf(file, directory, products, pictures));
  if (problems.length > 0) throw new ContentError(problems);
  return files.map(({ file, matter, text }) => {
    const name = basename(file, '.md');
    const describe = renderMarkdown(matter.describe);
    return { ...matter, describe, name, file_path: `/media/manuals/${name}.pdf`, text };
  });
}

function problemsOf(
  { matter, problem }: ContentFile<ManualFrontMatter>,
  directory: string,
  products: readonly ProductFrontMatter[],
  pictures: ReadonlySet<string> | undefined,
): ContentProblem[] {
  const product = products.find(({ id }) => id === matter.product);
  const release = join(directory, 'releases', productSlugs[matter.type], `${matter.version}.md`);
  const problems: ContentProblem[] = [];
  if (!product) problems.push(problem(['product'], `No product has the id ${matter.product}`));
  else if (!product.types.includes(matter.type))
    problems.push(problem(['type'], `${product.title} has no type ${matter.type}`));
  if (!existsSync(release)) problems.push(problem(['version'], `There is no release ${matter.version} of this type`));
  if (pictures?.has(matter.cover) === false)
    problems.push(problem(['cover'], `There is no picture named ${matter.cover}`));
  return problems;
}
