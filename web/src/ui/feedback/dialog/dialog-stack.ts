/** The open dialogs in the order in which they came: the last one is on top. Known to no component, so that a page is prerendered without it. */
const stack: HTMLDialogElement[] = [];
/** What had the focus before the first of them came. */
let openedFrom: Element | null = null;
const followers = new Set<(top: HTMLDialogElement | undefined) => void>();

/** The dialog that lies above all others; undefined while none is open. */
export function topDialog(): HTMLDialogElement | undefined {
  return stack.at(-1);
}

/** Calls a task whenever another dialog comes to lie on top, or none is left. */
export function followTopDialog(task: (top: HTMLDialogElement | undefined) => void): void {
  followers.add(task);
}

function tell(): void {
  for (const task of followers) task(topDialog());
}

/** Keeps the page behind where it is. */
function lockScroll(): void {
  const root = document.documentElement;
  root.dataset.scrollLock = innerWidth > root.clientWidth ? 'bar' : 'overlay';
}

/**
 * Opens a dialog above those that are open.
 * @returns what closes it, and leaves those below as they are: the page scrolls again after the last one. To be called before the
 *   element leaves the document, or the focus would be lost with it
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (stack.length === 0) {
    lockScroll();
    openedFrom = document.activeElement;
  }
  stack.push(dialog);
  dialog.showModal();
  tell();
  return () => {
    stack.splice(stack.indexOf(dialog), 1);
    tell();
    dialog.close();
    if (stack.length === 0) delete document.documentElement.dataset.scrollLock;
    keepFocus(dialog);
  };
}

/** Gives the focus to the title of a dialog, which cannot have it otherwise: the browser would choose it before any button. */
export function focusHeading(dialog: HTMLDialogElement): void {
  const heading = dialog.querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** What had the focus before a dialog may have gone with the one below it. */
function keepFocus(closed: HTMLDialogElement): void {
  const top = topDialog();
  const { activeElement, body } = document;
  if (top && !top.contains(activeElement)) focusHeading(top);
  const isLost = activeElement === body || closed.contains(activeElement);
  if (!top && isLost && openedFrom instanceof HTMLElement) openedFrom.focus();
}
