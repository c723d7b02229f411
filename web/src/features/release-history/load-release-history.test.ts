import { describe, expect, it } from 'vitest';
import { aRelease } from '../../../../shared/contract/release-builders.ts';
import { aContext } from '../../../testing/builders.ts';
import { describe as describePage, historyType, load } from './load-release-history.ts';

const search = (query: string) => new URLSearchParams(query);

describe('the product of a release history', () => {
  it('is S1 unless the address says otherwise', () => {
    expect(historyType(search(''))).toBe(1);
    expect(historyType(search('page=21'))).toBe(21);
  });

  it.each(['page=99', 'page=', 'page=S1', 'page=-1', 'page=1e1', 'page=toString'])('is none for %s', (query) => {
    expect(historyType(search(query))).toBeNull();
  });
});

describe('a release history', () => {
  it('asks for the releases of the sub-software that its releases ship', async () => {
    const asked: number[] = [];
    const context = aContext({
      listReleases: (type) => {
        asked.push(type);
        return type === 21 ? [aRelease({ sub_product_id: 22 })] : [];
      },
    });
    await load(context, search('page=21'));
    expect(asked).toEqual([21, 22]);
  });

  it('keeps the products at hand where the address names none', async () => {
    const categories = [{ type: 21, name: 'S3 Pro' }] as const;
    const data = await load(aContext({ listProductCategories: () => [...categories] }), search('page=99'));
    expect(data).toEqual({ categories, product: null });
  });

  it('says in its description whose it is', () => {
    expect(describePage(search('page=21'))).toContain('S3 Pro');
    expect(describePage(search('page=99'))).toContain('each product');
  });
});
