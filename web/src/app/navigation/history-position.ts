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
  const here = () => positionOf(globalThis.history?.state);
  let position = here() ?? 0;

  /** An entry that we did not make, the document's own or one of another hash, says its place as well. */
  function mark(): void {
    if (here() === undefined) globalThis.history?.replaceState({ ...Object(history.state), position }, '');
  }

  mark();
  return {
    next(replaces) {
      if (!replaces) position += 1;
      return { position };
    },
    steps: () => (here() ?? position) - position,
    note() {
      position = here() ?? position + 1;
      mark();
    },
  };
}
