import manuals, { type ManualFacts } from 'virtual:manuals';
import type {
  CommonPage,
  ModuleItem,
  ProductPageName,
  ProductPages,
} from '../../../../../shared/content/product-page-schema.ts';
import { listBuilds, listReleases } from '../../../../../shared/contract/content.ts';
import type { ProductType } from '../../../../../shared/product-type.ts';
import type { LoadContext } from '../../../lib/pages/page-module.ts';
import { moduleStrokes } from '../../../ui/icons/module-strokes.ts';
import { type DatedBuild, type News, newsOf, offeredBuilds } from '../downloads/published.ts';

/** Content of a product's page, and what is published of the product. */
export interface ShownProduct<Page extends CommonPage = CommonPage> {
  readonly page: Page;
  readonly builds: readonly DatedBuild[];
  readonly news: News | null;
  readonly manual: ManualFacts | null;
}

/** What the page of that name shows. */
export type ProductData<Name extends ProductPageName> = ShownProduct<ProductPages[Name]>;

/**
 * Puts the strokes of icons in place of their names, so that a page needs no table of all icons.
 * @throws Error for an unknown name, so that the build fails
 */
function withStrokes<Page extends CommonPage>(page: Page): Page {
  if (!('modules' in page) || !Array.isArray(page.modules)) return page;
  const strokes = new Map<string, string>(Object.entries(moduleStrokes));
  const modules = page.modules.map((module: ModuleItem) => {
    const icon = strokes.get(module.icon);
    if (icon === undefined)
      throw new Error(`There is no icon named ${module.icon} in web/src/ui/icons/module-strokes.ts`);
    return { ...module, icon };
  });
  return { ...page, modules };
}

/** @throws Error for an unknown manual, so that the build fails */
export function manualOf(manual: string | undefined): ManualFacts | null {
  if (manual === undefined) return null;
  const facts = manuals[manual];
  if (!facts) throw new Error(`There is no manual named ${manual} in shared/content/manuals`);
  return facts;
}

/** A page is shown without what cannot be had; the page itself then asks again and says so. */
async function orNone<Item>(asked: Promise<Item[]>): Promise<Item[]> {
  try {
    return await asked;
  } catch {
    return [];
  }
}

/**
 * Loads what a product's page shows.
 * @param types whose newest builds it offers; the news are those of the first
 */
export async function loadProduct<Name extends ProductPageName>(
  { call, productPage }: LoadContext,
  name: Name,
  types: readonly ProductType[],
): Promise<ProductData<Name>> {
  const [first] = types;
  const [page, builds, releases] = await Promise.all([
    productPage(name),
    Promise.all(types.map((type) => orNone(call(listBuilds, { type })))),
    first === undefined ? [] : orNone(call(listReleases, { type: first })),
  ]);
  return {
    page: withStrokes(page),
    builds: offeredBuilds(builds.flat()),
    news: newsOf(releases),
    manual: manualOf(page.manual),
  };
}
