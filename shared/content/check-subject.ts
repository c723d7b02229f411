import type { ContentProblem } from './content-error.ts';
import type { ProductEntry, ReleaseEntry } from './library.ts';
import type { LoadedFile } from './loaded-file.ts';

/** What a text is about. */
interface Subject {
  /** Id in `products/`. */
  readonly product?: number | undefined;
  readonly version?: string | undefined;
}

interface Products {
  readonly products: readonly LoadedFile<ProductEntry>[];
  readonly releases: readonly LoadedFile<ReleaseEntry>[];
}

/**
 * Problems of a text that was tried with a product: one that there is not, none of its releases, or software without its version.
 * @param what the text is, as an author calls it: `An answer`
 */
export function problemsOfSubject(
  { content, entry }: LoadedFile<Subject>,
  { products, releases }: Products,
  what: string,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const product = products.find(({ entry: { id } }) => id === entry.product)?.entry;
  if (entry.product !== undefined && !product)
    problems.push(content.problem(['product'], `There is no product with the id ${entry.product}`));
  const hasReleases = product !== undefined && product.types.length > 0;
  if (hasReleases && entry.version === undefined)
    problems.push(content.problem(['version'], `${what} about ${product.title} names its version`));
  const isReleased = releases.some(
    ({ entry: { type, version } }) => product?.types.includes(type) && version === entry.version,
  );
  if (entry.version !== undefined && !isReleased)
    problems.push(content.problem(['version'], `There is no release ${entry.version} of this product`));
  return problems;
}
