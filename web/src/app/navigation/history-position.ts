function positionOf(state: unknown): number | undefined {
  const { position } = Object(state) as { position?: unknown }; // a missing field is undefined
  return typeof position === 'number' ? position : undefined;
}

/** Where the page on show stands in the tab's history, so that a step back can be taken back. */
export interface HistoryPosition {
  /** The state of the next entry, or of the one that takes this one's place. */
  readonly next: (replaces: boolean) => { readonly position: number };
  /** How many steps the browser has just gone, back (negative) or forward; 0 for an entry of which that is not known. */
  readonly steps: () => number;
  /** The page on show is that of the browser's entry. */
  readonly note: () => void;
}

export function createHistoryPosition(): HistoryPosition {
  let position = positionOf(globalThis.history?.state) ?? 0;
  // The entry with which a document begins has no state of ours: it is the first.
  const current = () => positionOf(history.state) ?? (position <= 1 ? 0 : position);
  return {
    next(replaces) {
      if (!replaces) position += 1;
      return { position };
    },
    steps: () => current() - position,
    note() {
      position = current();
    },
  };
}
