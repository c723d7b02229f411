import { type CaseTabType, caseTabTypes, caseTypes } from '../../../../shared/case-type.ts';
import { listCases } from '../../../../shared/contract/content.ts';
import { routes } from '../../../../shared/routes.ts';
import { href } from '../../lib/addresses/href.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { breadcrumbs } from '../../lib/pages/structured-data.ts';
import { type CaseTeaser, teaserOf } from '../../shared-features/cases/case-teaser.ts';

/** The scenario that an address names; null for all, undefined for one that there is not. */
function caseTabOf(type: string | undefined): CaseTabType | null | undefined {
  return type === undefined ? null : caseTabTypes.find((one) => String(one) === type);
}

export interface CaseListData {
  /** The scenario that is shown; null for all. */
  readonly type: CaseTabType | null;
  readonly cases: readonly CaseTeaser[];
  /** The day of the newest case, `YYYY-MM-DD`. */
  readonly newest: string | undefined;
}

export const page = definePage(routes.cases, {
  /** @throws {NotFound} for a type that is no tab */
  load: async ({ call }, params): Promise<CaseListData> => {
    const type = caseTabOf(params.type);
    if (type === undefined) throw new NotFound(`There are no cases of type ${params.type}`);
    const lists = await call(listCases, type === null ? {} : { type });
    // The lists that were not asked for are empty.
    const cases = type === null ? lists.allCasesListData : Object.values(lists).flat();
    const days = cases.map(({ create_time }) => create_time);
    return { type, cases: cases.map(teaserOf), newest: days.toSorted().at(-1) };
  },
  meta: ({ type, cases, newest }) => {
    const all = { name: 'Cases', address: href.cases() };
    const crumbs = type === null ? [all] : [all, { name: caseTypes[type], address: href.cases(type) }];
    const [first] = cases;
    return {
      title: type === null ? 'Cases' : `${caseTypes[type]}: cases`,
      description:
        'Stages, exhibition halls, night tours and lit cities: what was to be shown, how many outputs it took, and what plays it.',
      ...(first && { picture: { name: first.img, alt: first.title } }),
      modified: newest,
      structuredData: [breadcrumbs(crumbs)],
    };
  },
  documents: async () => [{}, ...caseTabTypes.map((type) => ({ type: String(type) }))],
});
