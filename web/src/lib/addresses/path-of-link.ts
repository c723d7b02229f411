import type { EnquiryLinkItem } from '../../../../shared/content/product-page-schema.ts';

/** The address of a link of the content: its path, and the tab that it names. */
export function pathOfLink({ url, page }: EnquiryLinkItem): string {
  return page === '' ? url : `${url}?page=${page}`;
}
