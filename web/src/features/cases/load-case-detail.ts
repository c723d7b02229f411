import { newsType } from '../../../../shared/case-type.ts';
import type { CaseDetail } from '../../../../shared/contract/case-schemas.ts';
import { listCases, readCase } from '../../../../shared/contract/content.ts';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { type RouteParams, routes } from '../../../../shared/routes.ts';
import { href } from '../../lib/addresses/href.ts';
import { pictureName } from '../../lib/addresses/picture-name.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { breadcrumbs, newsArticle } from '../../lib/pages/structured-data.ts';
import { isCase } from './is-case.ts';

/** @throws {NotFound} for what is no id */
function idOf({ cid = '' }: RouteParams): number {
  if (!/^[1-9]\d{0,8}$/.test(cid)) throw new NotFound(`There is no case ${cid}`);
  return Number(cid);
}

export const page = definePage(routes.casesDetail, {
  /** @throws {NotFound} for an id that neither a case nor a news item has */
  load: async ({ call }, params): Promise<CaseDetail> => {
    try {
      const { images, ...detail } = await call(readCase, { id: idOf(params) });
      return { ...detail, images: images.map(pictureName) };
    } catch (error) {
      if (error instanceof Refusal) throw new NotFound(error.message);
      throw error;
    }
  },
  meta: (detail) => {
    const { id, title, text, images, image_texts, create_time } = detail;
    const [name] = images;
    const list = isCase(detail) ? { name: 'Cases', address: href.cases() } : { name: 'News', address: href.news() };
    return {
      title,
      description: text,
      ...(name && { picture: { name, alt: image_texts[0] || title } }),
      modified: create_time,
      structuredData: [
        breadcrumbs([list, { name: title, address: href.casesDetail(id) }]),
        ...(isCase(detail) ? [] : [newsArticle(title, create_time)]),
      ],
    };
  },
  documents: async ({ call }) => {
    const [cases, news] = await Promise.all([call(listCases, {}), call(listCases, { type: newsType })]);
    return [...cases.allCasesListData, ...news.newsListData].map(({ id }) => ({ cid: String(id) }));
  },
});
