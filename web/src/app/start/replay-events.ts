function replayClick(element: HTMLElement | null): void {
  if (!element) return;
  // What a browser does by itself with a click on a link it has done then, so that part is not repeated.
  const keepDefault = (event: Event) => event.preventDefault();
  if (element instanceof HTMLAnchorElement) addEventListener('click', keepDefault, { capture: true, once: true });
  element.click();
}

/**
 * Types once more: React takes what stands in a field when it comes for what it has put there itself, tells no handler, and would
 * overwrite it. Setting the field goes through React's own property, setting it by the prototype does not.
 */
function replayText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Remembers what a field holds now, and returns what gives it to our handlers: the first of them may change the others. */
function replayOf(field: EventTarget | null): () => void {
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].map(({ selected }) => selected);
    return () => {
      for (const [index, selected] of chosen.entries()) {
        const option = field.options[index];
        if (option) option.selected = selected;
      }
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const { checked, type } = field;
    return () => {
      if (checked === field.defaultChecked || (type === 'radio' && !checked)) return;
      field.checked = !checked;
      field.click();
    };
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {};
  const { value } = field;
  return () => {
    if (value !== field.defaultValue) replayText(field, value);
  };
}

/**
 * Gives our handlers what was typed, clicked and sent before they listened, fields first. Buttons that send a form are left out: the
 * form's own submit stands for them. A form that was sent several times is sent once.
 */
export async function replayEvents(events: readonly Event[]): Promise<void> {
  const targets = (wanted: string) => new Set(events.flatMap(({ type, target }) => (type === wanted ? [target] : [])));
  const acts = [...targets('input')].map(replayOf);
  for (const { type, target } of events) {
    const element = type === 'click' && target instanceof Element && target;
    if (element) acts.push(() => replayClick(element.closest<HTMLElement>('button[type=button],a[download]')));
  }
  const sent = new Map<HTMLFormElement, SubmitEvent>();
  for (const event of events) {
    if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement) sent.set(event.target, event);
  }
  for (const [form, { submitter }] of sent) acts.push(() => form.requestSubmit(submitter));

  // React hydrates the section around a target before it hands on anything discrete, of which a submit is none. This means nothing to anybody.
  for (const { target } of events) target?.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  for (const act of acts) {
    await null; // React renders what one did before the next comes, as it does between the acts of a person
    act();
  }
}
