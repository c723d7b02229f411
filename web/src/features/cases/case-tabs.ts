import { type CaseTabType, caseTabTypes, caseTypes } from '../../../../shared/case-type.ts';
import { href } from '../../lib/addresses/href.ts';

/** The tabs of cases: all of them, and those of each scenario (product-rules.md#cases). */
export const caseTabs = [
  { key: 'all', label: 'All scenarios', to: href.cases() },
  ...caseTabTypes.map((type) => ({ key: String(type), label: caseTypes[type], to: href.cases(type) })),
];

/** The scenario that an address names; null for all, undefined for one that there is not. */
export function caseTabOf(type: string | undefined): CaseTabType | null | undefined {
  return type === undefined ? null : caseTabTypes.find((one) => String(one) === type);
}
