import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { isComposing } from '../../../lib/is-composing.ts';
import { unsavedChanges } from '../../../lib/pages/unsaved-changes.ts';
import { type CloseReason, closeDialog, closeReason } from './close-dialog.ts';
import { focusHeading, openModal, topDialog } from './dialog-stack.ts';

/** What has the focus first: the first field of its form, its title, or a part of it. Otherwise the first thing that can have it. */
export type InitialFocus = 'field' | 'heading' | RefObject<HTMLElement | null>;

const fields = 'form :is(input, select, textarea):not([type="hidden"], [tabindex="-1"])';

function focusFirst(dialog: HTMLDialogElement, first: InitialFocus | undefined): void {
  if (!first) return;
  const chosen =
    typeof first === 'object' ? first.current : first === 'field' && dialog.querySelector<HTMLElement>(fields);
  if (chosen) chosen.focus();
  else focusHeading(dialog);
}

/** Escape, when nothing inside has taken it. Before the browser's own, which lets a page keep a dialog open only once. */
export function closeOnEscape(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || topDialog() !== dialog) return;
  event.preventDefault();
  void closeDialog(dialog, 'escape');
}

/** Shows a dialog modally as long as its component is on the page. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: (reason: CloseReason) => void,
  initialFocus: InitialFocus | undefined,
): void {
  const told = useEffectEvent(onClose);
  const focus = useEffectEvent((element: HTMLDialogElement) => focusFirst(element, initialFocus));

  // A layout effect ends before the element leaves the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.returnValue = '';
    const close = openModal(element);
    focus(element);

    let wasBelow = false;
    // A press beside it, or Back on a phone.
    const onCancel = (event: Event) => {
      if (event.target !== element) return; // a field for files says so, too
      wasBelow = topDialog() !== element;
      if (!unsavedChanges.hasUnsaved(element)) return;
      event.preventDefault();
      if (event.cancelable && !wasBelow) void closeDialog(element, 'escape');
    };
    const onClosed = () => {
      const reason = closeReason(element);
      if (reason || !unsavedChanges.hasUnsaved(element)) return told(reason ?? 'escape');
      // The browser did not let us keep it open: it comes again, and asks, unless it was closed together with its question.
      element.showModal();
      if (!wasBelow) void closeDialog(element, 'escape');
    };
    // On a part of the dialog that takes no focus, a press leaves it to the page.
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event, element);

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('cancel', onCancel, { signal });
    element.addEventListener('close', onClosed, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => {
      listening.abort();
      close();
    };
  }, [dialog]);
}
