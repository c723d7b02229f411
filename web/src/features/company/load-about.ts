import type { PageTexts } from '../../../../shared/content/page-text-schema.ts';
import { listProducts } from '../../../../shared/contract/content.ts';
import { routes } from '../../../../shared/routes.ts';
import { pictureName } from '../../lib/addresses/picture-name.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { breadcrumbs, organization } from '../../lib/pages/structured-data.ts';

/** A product in a few words. */
interface Blurb {
  readonly title: string;
  /** Of its picture. */
  readonly picture: string;
  /** Path of its page. */
  readonly path: string;
  readonly text: string;
}

export interface AboutData extends Omit<PageTexts['about'], 'blurbs'> {
  /** Of the products that are published, in the order of the text. */
  readonly blurbs: readonly Blurb[];
}

export const page = definePage(routes.about, {
  load: async ({ call, pageText }): Promise<AboutData> => {
    const [{ blurbs, ...page }, products] = await Promise.all([pageText('about'), call(listProducts, {})]);
    const byCard = new Map(products.map((product) => [pictureName(product.img), product]));
    return {
      ...page,
      blurbs: blurbs.flatMap(({ product, text }) => {
        const { title, buttonUrl: path } = byCard.get(product) ?? {};
        return title !== undefined && path !== undefined ? [{ title, picture: product, path, text }] : [];
      }),
    };
  },
  meta: ({ title, lead }) => ({
    title,
    description: lead,
    structuredData: [breadcrumbs([{ name: title, address: routes.about.path }]), organization()],
  }),
});
