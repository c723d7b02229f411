/** The scenarios under which cases are shown, by the `type` that selects them; 0 is under All only (product-rules.md#cases). */
export const caseTypes = {
  0: 'Landscape lighting',
  1: 'Stage & Variety shows',
  2: 'The exhibition hall',
  3: 'Cultural tourism & Night tour',
} as const;

export type CaseType = keyof typeof caseTypes;

export const caseTypeNumbers: readonly CaseType[] = [0, 1, 2, 3];

/** The scenarios that have a tab. */
export const caseTabTypes = [1, 2, 3] as const satisfies readonly CaseType[];
export type CaseTabType = (typeof caseTabTypes)[number];

/** The `type` of a case call that asks for news. */
export const newsType = 5;

/** What stands in each list of `/api/pc/cases`. */
type CaseLists<Item> = {
  readonly allCasesListData: Item[];
  readonly aCasesListData: Item[];
  readonly bCasesListData: Item[];
  readonly cCasesListData: Item[];
  readonly newsListData: Item[];
};

/**
 * The lists that a call asks for; the others are empty.
 * @param type one scenario, or the news; without it all cases, and those of each scenario
 */
export function caseLists<Item extends { readonly type: number }>(
  { cases, news }: { readonly cases: readonly Item[]; readonly news: readonly Item[] },
  type: CaseTabType | typeof newsType | undefined,
): CaseLists<Item> {
  const ofScenario = (scenario: CaseTabType) =>
    type === undefined || type === scenario ? cases.filter((one) => one.type === scenario) : [];
  return {
    allCasesListData: type === undefined ? [...cases] : [],
    aCasesListData: ofScenario(1),
    bCasesListData: ofScenario(2),
    cCasesListData: ofScenario(3),
    newsListData: type === newsType ? [...news] : [],
  };
}
