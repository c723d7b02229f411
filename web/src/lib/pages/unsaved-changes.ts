/** Asks a person whether what they wrote may be lost. */
export type AskToDiscard = () => Promise<boolean>;

interface Unsaved {
  readonly form: Element;
  readonly ask: AskToDiscard;
}

const unsaved = new Set<Unsaved>();
let asking = false;

/** The browser asks in words of its own. */
const keepTab = (event: BeforeUnloadEvent) => event.preventDefault();

function firstIn(within: Element | undefined): Unsaved | undefined {
  return [...unsaved].find(({ form }) => !within || within.contains(form));
}

/** The forms into which something was typed that nobody has saved: whoever leaves the page or closes a dialog asks here first. */
export const unsavedChanges = {
  /**
   * Notes that a form holds something unsaved. While any does, closing the tab asks.
   * @returns what takes the note back: it was saved, discarded, or typed back
   */
  add(form: Element, ask: AskToDiscard): () => void {
    const entry = { form, ask };
    if (unsaved.size === 0) addEventListener('beforeunload', keepTab);
    unsaved.add(entry);
    return () => {
      unsaved.delete(entry);
      if (unsaved.size === 0) removeEventListener('beforeunload', keepTab);
    };
  },

  /** @param within a dialog; the whole document without it */
  hasUnsaved(within?: Element): boolean {
    return firstIn(within) !== undefined;
  },

  /**
   * Whether what would be lost may be lost: true at once where nothing is unsaved, otherwise what the person says. While a question is
   * open already, false.
   * @param within a dialog; the whole document without it
   */
  async mayBeLost(within?: Element): Promise<boolean> {
    const first = firstIn(within);
    if (!first) return true;
    if (asking) return false;
    asking = true;
    try {
      return await first.ask();
    } finally {
      asking = false;
    }
  },
};
