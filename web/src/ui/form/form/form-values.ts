/** Values as they were entered: a string or file for each name, a list where one name has several choices. */
export type EnteredValues = Readonly<Record<string, FormDataEntryValue | readonly FormDataEntryValue[]>>;

/** Whether a name stands for a list: several check boxes share it, or its select takes several. */
function isList(field: Element, all: readonly Element[]): boolean {
  if (field instanceof HTMLSelectElement) return field.multiple;
  const isBox = (other: Element) => other instanceof HTMLInputElement && other.type === 'checkbox';
  return isBox(field) && all.filter((other) => isBox(other) && nameOf(other) === nameOf(field)).length > 1;
}

function nameOf(field: Element): string {
  return field.getAttribute('name') ?? '';
}

/**
 * What stands in a form, as `new FormData(form)` has it, whoever wrote it: some browsers fill in without an event. A box that is not
 * checked, radio buttons of which none is chosen and what is disabled are absent; a name with several choices is a list, even of none.
 */
export function valuesOf(form: HTMLFormElement): EnteredValues {
  const data = new FormData(form);
  const fields = [...form.elements];
  const lists = fields.filter((field) => isList(field, fields)).map(nameOf);
  return { ...Object.fromEntries(data), ...Object.fromEntries(lists.map((name) => [name, data.getAll(name)])) };
}

/** Values as one text, to be compared; a file by what is known of it. */
export function written(values: object): string {
  return JSON.stringify(values, (_, value) =>
    value instanceof File ? [value.name, value.size, value.type, value.lastModified] : value,
  );
}

/** Whether a form of the browser's own fields holds something else than what it began with. */
export function isTyped(form: HTMLFormElement): boolean {
  const beginning = form.cloneNode(true);
  if (!(beginning instanceof HTMLFormElement)) return false;
  beginning.reset();
  return written(valuesOf(form)) !== written(valuesOf(beginning));
}
