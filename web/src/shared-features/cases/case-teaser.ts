import type { CaseItem } from '../../../../shared/contract/case-schemas.ts';
import { pictureName } from '../../lib/addresses/picture-name.ts';

/** What a card shows of a case; `img` is the name of its picture. Documents carry nothing else of it. */
export type CaseTeaser = Pick<CaseItem, 'id' | 'title' | 'subTitle' | 'text' | 'img'>;

export function teaserOf({ id, title, subTitle, text, img }: CaseItem): CaseTeaser {
  return { id, title, subTitle, text, img: pictureName(img) };
}
