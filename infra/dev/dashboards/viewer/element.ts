/** Makes an element with these properties and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** A paragraph in the place of a drawing: that there is nothing, or what is wrong. */
export function note(text: string): HTMLParagraphElement {
  return element('p', { className: 'note' }, text);
}
