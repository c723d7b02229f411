function replayClick(element: HTMLElement | null): void {
  if (!element) return;
  // What a browser does by itself with a click on a link it has done then, so that part is not repeated.
  const keepDefault = (event: Event) => event.preventDefault();
  if (element instanceof HTMLAnchorElement) addEventListener('click', keepDefault, { capture: true, once: true });
  element.click();
}

/**
 * Gives our handlers the clicks and submits that came before they listened. Buttons that send a form are left out: the form's
 * own submit stands for them. A form that was sent several times is sent once.
 */
export function replayEvents(events: readonly Event[]): void {
  const sent = new Set<HTMLFormElement>();
  for (const { target, type, submitter } of events as readonly SubmitEvent[]) {
    if (type === 'click' && target instanceof Element) {
      replayClick(target.closest<HTMLElement>('button[type=button],a[download]'));
    }
    if (target instanceof HTMLFormElement && type === 'submit' && !sent.has(target)) {
      sent.add(target);
      target.requestSubmit(submitter);
    }
  }
}
