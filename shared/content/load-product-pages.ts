import { ContentError, type ContentProblem } from './content-error.ts';
import { loadFolder, loadNamed } from './content-files.ts';
import type { ProductDetailEntry } from './library.ts';
import type { LoadedFile } from './loaded-file.ts';
import { renderDetail } from './markdown.ts';
import {
  type ProductPage,
  type ProductPageName,
  type ProductPages,
  productPageSchemas,
} from './product-page-schema.ts';
import { ProductDetailFrontMatter } from './schema.ts';

const detailFolder = 'product-details';

export interface LoadedProductPage extends LoadedFile<ProductPage<ProductPageName>> {
  readonly name: ProductPageName;
}

/** Reads what `/default-{id}` shows. */
export function loadProductDetails(directory: string, problems: ContentProblem[]): LoadedFile<ProductDetailEntry>[] {
  return loadFolder(directory, detailFolder, ProductDetailFrontMatter, problems).flatMap((content) => {
    try {
      return [{ content, entry: { ...content.matter, detail: renderDetail(content.text) } }];
    } catch (error) {
      problems.push(content.problem(['text'], (error as Error).message)); // renderDetail throws Errors
      return [];
    }
  });
}

/** Reads the content of product pages, each by the schema of its name. */
export function loadProductPages(directory: string, problems: ContentProblem[]): LoadedProductPage[] {
  return loadNamed(directory, 'product-pages', productPageSchemas, problems).map(({ name, content }) => {
    const paragraphs = content.text.split(/\n{2,}/).map((paragraph) => paragraph.replaceAll(/\s+/g, ' '));
    return { name, content, entry: { ...content.matter, paragraphs } };
  });
}

/**
 * The content of all product pages, checked by itself.
 * @throws ContentError naming file, line and field of every problem
 */
export function readProductPages(directory = import.meta.dirname): Partial<ProductPages> {
  const problems: ContentProblem[] = [];
  const pages = loadProductPages(directory, problems);
  if (problems.length > 0) throw new ContentError(problems);
  return pagesByName(pages);
}

export function pagesByName(pages: readonly LoadedProductPage[]): Partial<ProductPages> {
  return Object.fromEntries(pages.map(({ name, entry }) => [name, entry]));
}
