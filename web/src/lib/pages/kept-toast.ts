/** What a toast says, and whether something failed. */
export interface ToastText {
  readonly message: string;
  readonly tone: 'note' | 'failure';
}

const key = 'toast';

/** Keeps a toast over one reload of this tab. @returns false where the browser keeps nothing */
export function keepToast(toast: ToastText): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(toast));
    return true;
  } catch {
    return false;
  }
}

/** The toast that was kept, once. */
export function takeToast(): ToastText | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined; // nothing may be read here
  }
}
