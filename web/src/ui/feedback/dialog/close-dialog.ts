import { unsavedChanges } from '../../../lib/pages/unsaved-changes.ts';

/** Why a dialog closed: what it is for was done; a button said no; or it was left by Escape, Back or a press beside it. */
export type CloseReason = 'done' | 'cancelled' | 'escape';

const reasons: readonly string[] = ['done', 'cancelled', 'escape'] satisfies CloseReason[];

function isReason(value: string): value is CloseReason {
  return reasons.includes(value);
}

/** The reason that a dialog was closed with; undefined where the browser closed it by itself. */
export function closeReason({ returnValue }: HTMLDialogElement): CloseReason | undefined {
  return isReason(returnValue) ? returnValue : undefined;
}

/**
 * Closes the dialog around an element. Unless it is done, it asks first where typed values would be lost.
 * @param inside the dialog, or anything in it
 */
export async function closeDialog(inside: Element | null, reason: CloseReason): Promise<void> {
  const dialog = inside?.closest('dialog');
  if (!dialog) return;
  // At once where there is nothing to ask: a link that closes it gives the focus back before it is followed.
  if (reason === 'done' || !unsavedChanges.hasUnsaved(dialog) || (await unsavedChanges.mayBeLost(dialog)))
    dialog.close(reason);
}
