import type { CaseDetail } from '../../../../shared/contract/case-schemas.ts';

/** Whether it is a case: news have no scenario. */
export function isCase({ subTitle }: Pick<CaseDetail, 'subTitle'>): boolean {
  return subTitle !== '';
}
