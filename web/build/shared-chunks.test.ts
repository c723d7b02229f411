import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../shared/routes.ts';
import { type SharedModule, sharedChunks } from './shared-chunks.ts';

const texts = ['about', 'faq', 'news', 'cases', 'lock', 'word'];
const kinds: Readonly<Record<string, PageKind>> = {
  ...Object.fromEntries(texts.map((page) => [page, 'text'])),
  contact: 'form',
  s1: 'product',
  s2: 'product',
  orders: 'account',
  invoices: 'account',
};

const aModule = (id: string, pages: readonly string[], bytes = 500): SharedModule => ({ id, bytes, pages });

/** Where a module goes that these pages need, among forms that `contact`, `about` and `s1` have. */
function chunkOf(module: SharedModule): string | undefined {
  const forms = aModule('/web/src/ui/form/field/field.tsx', ['contact', 'about', 's1']);
  return sharedChunks([forms, module], kinds).get(module.id);
}

describe('what pages share', () => {
  it('lies with its subject, whoever needs it', () => {
    expect(chunkOf(aModule('/web/src/ui/form/select/select.tsx', [...texts, 's1']))).toBe('forms');
    expect(chunkOf(aModule('/web/src/features/products/layout/intro.tsx', ['s1', 's2']))).toBe('products');
  });

  it('lies with the pages of members where only they need it, so that public pages never load it', () => {
    expect(chunkOf(aModule('/web/src/ui/data/table/table.tsx', ['orders', 'invoices']))).toBe('member-pages');
    expect(chunkOf(aModule('/web/src/ui/data/table/table.tsx', ['orders', 'invoices'], 20_000))).toBe('member-pages');
    // One of them and something late.
    expect(chunkOf(aModule('/web/src/features/orders/use-orders.ts', ['orders']))).toBe('member-pages');
    expect(chunkOf(aModule('/web/src/features/orders/use-orders.ts', ['orders'], 3_500))).toBe('member-pages');
  });

  it('is in the script that every page loads when many need it', () => {
    expect(chunkOf(aModule('/web/src/ui/media/picture/picture.tsx', texts, 20_000))).toBe('entry-client');
    expect(chunkOf(aModule('/web/src/ui/media/picture/picture.tsx', [...texts, 'orders'], 20_000))).toBe(
      'entry-client',
    );
  });

  it('is a script of its own when it is large and few need it, so that others do not pay for it', () => {
    expect(chunkOf(aModule('/web/src/ui/data/tree/tree.tsx', ['faq', 'news'], 3_500))).toBeUndefined();
    expect(chunkOf(aModule('/web/src/ui/data/tree/tree.tsx', ['faq', 's2'], 3_500))).toBeUndefined();
    expect(chunkOf(aModule('/web/src/ui/data/tree/tree.tsx', ['about', 'contact'], 3_500))).toBeUndefined();
  });

  it('is no script of its own where one of its pages loads as many as it may', () => {
    const subjects = ['ui/form/a.tsx', 'ui/data/tab-strip/a.tsx'];
    const large = aModule('/web/src/ui/data/tree/tree.tsx', ['about', 's1'], 3_500);
    const modules = [...subjects.map((id) => aModule(`/web/src/${id}`, ['about', 's1', 's2'])), large];
    expect(sharedChunks(modules, kinds).get(large.id)).toBe('forms');
    expect(sharedChunks(modules.slice(1), kinds).get(large.id)).toBeUndefined();
  });

  it('is no script of its own where a page of members would load one more than it may, with that of all of them', () => {
    const tabs = aModule('/web/src/ui/data/tab-strip/a.tsx', ['orders', 's1', 's2']);
    const theirs = aModule('/web/src/features/orders/use-orders.ts', ['orders']);
    const live = aModule('/web/src/ui/feedback/live-part/live-part.tsx', ['orders', 'about'], 3_500);
    expect(sharedChunks([tabs, theirs, live], kinds).get(live.id)).toBe('entry-client');
    expect(sharedChunks([theirs, live], kinds).get(live.id)).toBeUndefined();
  });

  it('is in the script that every page loads when it is small, and so is what one page shares with something late', () => {
    expect(chunkOf(aModule('/web/src/ui/data/tree/tree.tsx', ['faq', 'news']))).toBe('entry-client');
    expect(chunkOf(aModule('/web/src/features/faq/questions.ts', ['faq'], 1_200))).toBe('entry-client');
    expect(chunkOf(aModule('/web/src/features/faq/questions.ts', ['faq'], 3_500))).toBeUndefined();
  });

  it('lies with a subject that all who need it load anyway', () => {
    expect(chunkOf(aModule('/web/src/ui/data/tree/tree.tsx', ['about', 'contact']))).toBe('forms');
  });

  it('lies where it does without a page of members that needs it as well, if it is large', () => {
    const large = aModule(
      '/web/src/ui/data/tree/tree.tsx',
      ['contact', 's1', 'about', 'orders', 'invoices', 's2'],
      3_500,
    );
    const forms = aModule('/web/src/ui/form/field/field.tsx', ['contact', 's1', 'about', 's2']);
    const whereIs = (module: SharedModule) => sharedChunks([forms, module], kinds).get(module.id);
    expect(whereIs(large)).toBe('forms');
    expect(whereIs({ ...large, bytes: 400 })).toBe('entry-client');
  });

  it('lies with the copies of those who have them, whatever its subject', () => {
    const strip = '/web/src/ui/data/tab-strip/tab-strip.tsx';
    expect(chunkOf(aModule(strip, ['about', 'faq']))).toBe('tabs');
    expect(chunkOf(aModule(`${strip}?of=downloads`, ['about', 'faq']))).toBe('downloads');
    expect(chunkOf(aModule('/web/src/ui/data/tabs/tabs.tsx?of=products', ['s1', 's2']))).toBe('products');
  });

  it('is left to the bundler where no page needs it at once', () => {
    expect(chunkOf(aModule('/web/src/lib/format.ts', []))).toBeUndefined();
  });
});
