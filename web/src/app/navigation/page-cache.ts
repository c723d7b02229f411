import { isOver, type ShownPage } from '../pages/shown-page.ts';

interface Entry {
  readonly page: Promise<ShownPage>;
  /** When it was asked for, in milliseconds. */
  readonly at: number;
  /** The page once it is there. */
  readonly settled?: ShownPage;
}

/**
 * Pages that were opened, by their content: the last 30 in order of use. Failures are not kept, nor pages that say so, nor those of a
 * session that is over.
 */
export interface PageCacheStore {
  /** A page that was asked for at most `maxAge` milliseconds ago. */
  get(content: string, maxAge: number): Promise<ShownPage> | undefined;
  /** The same while it is still on its way. */
  coming(content: string, maxAge: number): Promise<ShownPage> | undefined;
  /** A page that is there, for Back and Forward: as old as its data may be. */
  settled(content: string): ShownPage | undefined;
  add(content: string, page: Promise<ShownPage>): Promise<ShownPage>;
  /** Keeps a page that leaves, unless it is one that is not to be kept. */
  keep(page: ShownPage): void;
  delete(content: string): void;
  deleteWhere(isMeant: (page: ShownPage) => boolean): void;
}

const mostPages = 30;

function mayKeep(page: ShownPage): boolean {
  return page.outcome.status === 'ready' && page.outcome.cache !== 'none' && !isOver(page);
}

export function createPageCache(now: () => number = () => performance.now()): PageCacheStore {
  const entries = new Map<string, Entry>();

  function put(content: string, entry: Entry): void {
    entries.delete(content);
    entries.set(content, entry);
    const [eldest] = entries.keys();
    if (entries.size > mostPages && eldest !== undefined) entries.delete(eldest);
  }

  function young(content: string, maxAge: number): Entry | undefined {
    const entry = entries.get(content);
    return entry && now() - entry.at < maxAge ? entry : undefined;
  }

  return {
    get: (content, maxAge) => young(content, maxAge)?.page,
    coming(content, maxAge) {
      const entry = young(content, maxAge);
      return entry?.settled ? undefined : entry?.page;
    },
    settled(content) {
      const { settled, at = 0 } = entries.get(content) ?? {};
      return settled && now() - at < settled.lasts ? settled : undefined;
    },
    add(content, page) {
      const entry: Entry = { page, at: now() };
      put(content, entry);
      void page.then((settled) => {
        if (entries.get(content) !== entry) return;
        if (mayKeep(settled)) put(content, { ...entry, settled });
        else entries.delete(content);
      });
      return page;
    },
    keep(page) {
      if (!mayKeep(page)) return void entries.delete(page.content);
      const at = entries.get(page.content)?.at ?? now();
      put(page.content, { page: Promise.resolve(page), at, settled: page });
    },
    delete: (content) => void entries.delete(content),
    deleteWhere(isMeant) {
      // What is still on its way may be meant too: nobody who waits loses it, but it is not kept.
      for (const [content, { settled }] of entries) if (!settled || isMeant(settled)) entries.delete(content);
    },
  };
}
