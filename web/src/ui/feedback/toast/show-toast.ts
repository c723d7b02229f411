import { loadLibrary } from '../../../lib/loading/load-library.ts';
import { keepToast, type ToastText } from '../../../lib/pages/kept-toast.ts';

interface ToastOptions {
  /** `failure` stays until it is closed, `note` leaves by itself. */
  readonly tone?: ToastText['tone'];
  /** The page is about to be reloaded: it is said afterwards, once. */
  readonly afterReload?: boolean;
}

/**
 * Says something that does not stop what a person does. A new toast takes the place of the one before of its tone. What shows it comes
 * with the first.
 * @returns what takes it away again
 */
export function showToast(message: string, { tone = 'note', afterReload = false }: ToastOptions = {}): () => void {
  let takeAway: (() => void) | undefined;
  let isGone = afterReload && keepToast({ message, tone });
  const show = async () => {
    const region = await loadLibrary(() => import('./toast-region.ts'));
    if (!isGone) takeAway = region?.addToast({ message, tone });
  };
  if (!isGone) void show();
  return () => {
    isGone = true;
    takeAway?.();
  };
}
