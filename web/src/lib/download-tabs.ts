/**
 * Tabs of the download centre and the value of `page` that selects each. The values are names, not places: home's tiles
 * say 1 to 4 for S series, C series, hardware and auxiliary tools (spec §2, Home), so the tabs that stand between those
 * (P1) and after them (hardware code) take the numbers that are left.
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

/** In the order in which the tabs stand (spec §2, "Download centre"). */
export const downloadTabOrder: readonly DownloadTab[] = ['all', 's', 'c', 'p1', 'hardware', 'auxiliary', 'code'];

/** The tab that a query value selects; all products for a value that selects none. */
export function downloadTabOf(page: string | null): DownloadTab {
  return downloadTabOrder.find((tab) => downloadPages[tab] === page) ?? 'all';
}
