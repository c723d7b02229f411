/**
 * Tabs of the download centre and the value of `page` that selects each (product-rules.md#download-centre). The values
 * do not follow the order of the tabs: home's tiles use 1 to 4, so P1 and the hardware code take the numbers left.
 */
export const downloadPages = {
  all: '0',
  s: '1',
  c: '2',
  hardware: '3',
  auxiliary: '4',
  p1: '5',
  code: '6',
} as const;

export type DownloadTab = keyof typeof downloadPages;

/** In the order in which the tabs stand. */
export const downloadTabOrder: readonly DownloadTab[] = ['all', 's', 'c', 'p1', 'hardware', 'auxiliary', 'code'];

/** The tab that a query value selects; undefined for a value that selects none. */
export function downloadTabOf(page: string): DownloadTab | undefined {
  return downloadTabOrder.find((tab) => downloadPages[tab] === page);
}
