/** Milliseconds between two questions: while the thread is open, and else (product-rules.md#customer-messages). */
const pauses = { open: 15_000, else: 120_000 } as const;

interface Watching {
  /** Asks how many answers the member has not read; rejects where that cannot be had. */
  readonly ask: () => Promise<number>;
  /** The document, which may be hidden. */
  readonly page: Pick<Document, 'hidden' | 'addEventListener'>;
}

/** How many answers of customer service the member has not read. */
export interface UnreadWatch {
  readonly count: () => number;
  /** @returns ends it */
  readonly subscribe: (hear: () => void) => () => void;
  /** The thread is on show, so it is asked more often. @returns closes it */
  readonly open: () => () => void;
  /** Asks at once, as for somebody else who is signed in. */
  readonly askNow: () => void;
  /** What else says how many there are: whoever has read them all, 0. */
  readonly note: (count: number) => void;
}

/** Asks again and again while somebody listens and the page can be seen. A question that fails is asked again when its time comes. */
export function createUnreadWatch({ ask, page }: Watching): UnreadWatch {
  const listeners = new Set<() => void>();
  let [unread, threads, turn] = [0, 0, 0];
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const note = (count: number) => {
    if (count === unread) return;
    unread = count;
    for (const hear of [...listeners]) hear();
  };
  const look = async () => {
    clearTimeout(waiting);
    turn += 1;
    const asked = turn;
    if (page.hidden || listeners.size === 0) return;
    const count = await ask().catch(() => unread);
    // Asked anew meanwhile, hidden, or nobody listens: what has begun since goes on.
    if (asked !== turn) return;
    note(count);
    waiting = setTimeout(look, threads > 0 ? pauses.open : pauses.else);
  };

  page.addEventListener('visibilitychange', () => void look());
  return {
    count: () => unread,
    note,
    askNow: () => void look(),
    subscribe: (hear) => {
      listeners.add(hear);
      if (listeners.size === 1) void look();
      return () => {
        listeners.delete(hear);
        if (listeners.size === 0) void look();
      };
    },
    open: () => {
      threads += 1;
      void look();
      return () => {
        threads -= 1;
        void look();
      };
    },
  };
}
