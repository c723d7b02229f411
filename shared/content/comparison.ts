/** By what products are compared, in the order of the rows; the front matter of `products/` says a short value for each. */
export const comparisonCriteria = {
  madeFor: 'Made for',
  modes: 'Modes',
  outputs: 'Outputs',
  inputs: 'Inputs',
  control: 'Control',
  systems: 'Runs on',
  licence: 'Licence',
} as const;

export type ComparisonCriterion = keyof typeof comparisonCriteria;

/** Every criterion, in the order of the rows. */
export const comparisonCriterionNames = Object.keys(comparisonCriteria) as ComparisonCriterion[]; // Object.keys loses the literal keys

/** A product as the comparison shows it. */
export interface ComparedProduct {
  readonly id: number;
  readonly title: string;
  /** Path of the product's page. */
  readonly path: string;
  /** `—` where a criterion does not apply. */
  readonly values: Readonly<Record<ComparisonCriterion, string>>;
}

/** A product of the content, as far as it can be compared. */
interface ComparableProduct extends Omit<ComparedProduct, 'values'> {
  readonly compare?: ComparedProduct['values'] | undefined;
}

/** The products that can be compared, in the order of the home list. */
export function pageComparison({ products }: { readonly products: readonly ComparableProduct[] }): ComparedProduct[] {
  return products.flatMap(({ id, title, path, compare }) => (compare ? [{ id, title, path, values: compare }] : []));
}
