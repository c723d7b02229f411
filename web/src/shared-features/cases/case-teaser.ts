import type { CaseItem } from '../../../../shared/contract/case-schemas.ts';

/** What a card shows of a case. Documents carry nothing else of it. */
export type CaseTeaser = Pick<CaseItem, 'id' | 'title' | 'subTitle' | 'text' | 'img'>;

export function teaserOf({ id, title, subTitle, text, img }: CaseItem): CaseTeaser {
  return { id, title, subTitle, text, img };
}
