import type { ShownPage } from './shown-page.ts';

interface Entry {
  readonly page: Promise<ShownPage>;
  /** When it was asked for, by `performance.now()`. */
  readonly at: number;
  /** The page once it is there. */
  readonly settled?: ShownPage;
}

/** Pages that were opened, by identity: the last 30 in order of use. Failures are not kept, nor are pages that say so. */
export interface PageCacheStore {
  /** A page that was asked for at most `maxAge` milliseconds ago. */
  get(identity: string, maxAge: number): Promise<ShownPage> | undefined;
  /** A page that is there, however old. */
  settled(identity: string): ShownPage | undefined;
  add(identity: string, page: Promise<ShownPage>): Promise<ShownPage>;
  /** Keeps a page that leaves, unless it is one that is not to be kept. */
  keep(page: ShownPage): void;
  delete(identity: string): void;
  deleteWhere(isMeant: (page: ShownPage) => boolean): void;
}

const mostPages = 30;

function mayKeep({ outcome }: ShownPage): boolean {
  return outcome.status === 'ready' && outcome.cache !== 'none';
}

export function createPageCache(now: () => number = () => performance.now()): PageCacheStore {
  const entries = new Map<string, Entry>();

  function put(identity: string, entry: Entry): void {
    entries.delete(identity);
    entries.set(identity, entry);
    const [eldest] = entries.keys();
    if (entries.size > mostPages && eldest !== undefined) entries.delete(eldest);
  }

  return {
    get(identity, maxAge) {
      const entry = entries.get(identity);
      return entry && now() - entry.at < maxAge ? entry.page : undefined;
    },
    settled: (identity) => entries.get(identity)?.settled,
    add(identity, page) {
      const entry: Entry = { page, at: now() };
      put(identity, entry);
      void page.then((settled) => {
        if (entries.get(identity) !== entry) return;
        if (mayKeep(settled)) put(identity, { ...entry, settled });
        else entries.delete(identity);
      });
      return page;
    },
    keep(page) {
      if (!mayKeep(page)) return void entries.delete(page.identity);
      const at = entries.get(page.identity)?.at ?? now();
      put(page.identity, { page: Promise.resolve(page), at, settled: page });
    },
    delete: (identity) => void entries.delete(identity),
    deleteWhere(isMeant) {
      // What is still on its way may be meant too: nobody who waits loses it, but it is not kept.
      for (const [identity, { settled }] of entries) if (!settled || isMeant(settled)) entries.delete(identity);
    },
  };
}
