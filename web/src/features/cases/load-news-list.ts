import { newsType } from '../../../../shared/case-type.ts';
import type { CaseItem } from '../../../../shared/contract/case-schemas.ts';
import { listCases } from '../../../../shared/contract/content.ts';
import { routes } from '../../../../shared/routes.ts';
import { href } from '../../lib/addresses/href.ts';
import { pictureName } from '../../lib/addresses/picture-name.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { breadcrumbs } from '../../lib/pages/structured-data.ts';

/** `img` is the name of its picture. */
export type NewsItem = Pick<CaseItem, 'id' | 'title' | 'text' | 'img' | 'create_time'>;

export interface NewsListData {
  /** Newest first. */
  readonly news: readonly NewsItem[];
}

export const page = definePage(routes.news, {
  load: async ({ call }): Promise<NewsListData> => {
    const { newsListData } = await call(listCases, { type: newsType });
    return {
      news: newsListData.map(({ id, title, text, img, create_time }) => ({
        id,
        title,
        text,
        img: pictureName(img),
        create_time,
      })),
    };
  },
  meta: ({ news }) => ({
    title: 'News',
    description: 'Releases, courses, stands at fairs, and what else has changed: news of the maker, newest first.',
    ...(news[0] && { picture: { name: news[0].img, alt: news[0].title } }),
    modified: news[0]?.create_time,
    structuredData: [breadcrumbs([{ name: 'News', address: href.news() }])],
  }),
});
