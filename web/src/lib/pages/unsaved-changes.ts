/** Asks a person whether what they wrote may be lost. */
export type AskToDiscard = () => Promise<boolean>;

interface Unsaved {
  readonly form: Element;
  readonly ask: AskToDiscard;
}

const unsaved = new Set<Unsaved>();
let asking = false;

/** The browser asks in words of its own. */
const keepTab = (event: BeforeUnloadEvent) => firstIn(undefined) && event.preventDefault();

function forget(entry: Unsaved): void {
  unsaved.delete(entry);
  if (unsaved.size === 0) removeEventListener('beforeunload', keepTab);
}

function firstIn(within: Element | undefined): Unsaved | undefined {
  // A form in a hidden tab counts, one that has left the document does not: nothing can be saved of it any more.
  for (const entry of unsaved) if (!entry.form.isConnected) forget(entry);
  return [...unsaved].find(({ form }) => !within || within.contains(form));
}

/** The forms into which something was typed that nobody has saved: whoever leaves the page or closes a dialog asks here first. */
export const unsavedChanges = {
  /**
   * Notes that a form holds something unsaved. While any does, closing the tab asks. It counts as long as the form is in the document.
   * @returns what takes the note back: it was saved, discarded, or typed back
   */
  add(form: Element, ask: AskToDiscard): () => void {
    const entry = { form, ask };
    if (unsaved.size === 0) addEventListener('beforeunload', keepTab);
    unsaved.add(entry);
    return () => forget(entry);
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
