import { describe, expect, it } from 'vitest';
import { type ComparedProduct, comparisonCriteria, comparisonCriterionNames, pageComparison } from './comparison.ts';
import { problemsOf, smallContent, smallLibrary } from './content-folder.ts';
import { loadContent } from './load.ts';
import { contentReplies } from './replies.ts';

const product = smallContent['products/s1.md'] ?? '';
const compared = pageComparison(loadContent());

/** The small content, its product with a value for each of the criteria. */
function productWith(criteria: readonly string[]): Record<string, string> {
  const lines = criteria.map((name) => `  ${name}: Some`).join('\n');
  return { 'products/s1.md': product.replace('types:', `compare:\n${lines}\ntypes:`) };
}

function valuesOf(title: string): ComparedProduct['values'] | undefined {
  return compared.find((entry) => entry.title === title)?.values;
}

describe('the comparison of products', () => {
  it('every product of this site has a value for each criterion, in the order of the home list', () => {
    expect(compared.map(({ id }) => id)).toEqual(loadContent().products.map(({ id }) => id));
    for (const { values } of compared) expect(Object.keys(values)).toEqual(Object.keys(comparisonCriteria));
  });

  // product-rules.md#product-facts
  it('values state the figures of the product facts', () => {
    expect(valuesOf('S1')).toMatchObject({ outputs: '4K once or 2K twice', inputs: 'NDI, 10 streams, 1920x1080' });
    expect(valuesOf('S2')).toMatchObject({ control: 'Keys 0-9, A-Z, F1-F12' });
    expect(valuesOf('ccMAX')).toMatchObject({ systems: 'Windows, iOS, Android 10.0 or above' });
    expect(valuesOf('Stream Deck Plugin')).toMatchObject({ control: 'With S3 Pro from 5.1.4 on' });
    expect(valuesOf('HVC Codec')).toMatchObject({ outputs: 'Up to 16384x16384' });
    expect(valuesOf('4U Server')).toMatchObject({ outputs: '4 DisplayPort 1.4', systems: 'Mains, 600W' });
    expect(valuesOf('2U Pro Server')).toMatchObject({ inputs: '2 capture channels', systems: 'Mains, 500W at 230V' });
    expect(valuesOf('H14 Extender')).toMatchObject({ outputs: '8', systems: 'Mains, 35W' });
  });

  it('a product without values is left out', () => {
    expect(pageComparison(smallLibrary())).toEqual([]);
    expect(pageComparison(smallLibrary(productWith(comparisonCriterionNames)))).toMatchObject([
      { id: 3, title: 'S1', path: '/product-s1', values: { madeFor: 'Some', licence: 'Some' } },
    ]);
  });

  it('the list of products does not hand the values out', () => {
    const [listed] = contentReplies(smallLibrary(productWith(comparisonCriterionNames))).listProducts({});
    expect(listed).toHaveProperty('title', 'S1');
    expect(listed).not.toHaveProperty('compare');
  });

  it('a missing criterion and an unknown one are problems of the file', () => {
    const [, ...withoutFirst] = comparisonCriterionNames;
    expect(problemsOf(productWith(withoutFirst))).toHaveLength(1);
    expect(problemsOf(productWith(withoutFirst))[0]).toContain('compare.madeFor');
    expect(problemsOf(productWith([...comparisonCriterionNames, 'price']))).toHaveLength(1);
    expect(problemsOf(productWith([...comparisonCriterionNames, 'price']))[0]).toContain('compare');
  });
});
