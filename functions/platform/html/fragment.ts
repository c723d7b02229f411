/** A piece of HTML that `markup` made. Nothing else is one, so text that somebody typed cannot pass for HTML. */
export class Fragment {
  readonly #html: string;

  private constructor(html: string) {
    this.#html = html;
  }

  /** Joins the parts of a template; every value is escaped unless it is a fragment itself. */
  static join(parts: readonly string[], values: readonly Value[]): Fragment {
    const texts = parts.map((part, position) => `${position > 0 ? Fragment.#textOf(values[position - 1]) : ''}${part}`);
    return new Fragment(texts.join(''));
  }

  static #textOf(value: Value | undefined): string {
    if (value === undefined) return '';
    if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
    return [value].flat().reduce((whole, fragment) => whole + fragment.#html, '');
  }

  toString(): string {
    return this.#html;
  }
}

export type Value = string | number | Fragment | readonly Fragment[];

/** Builds HTML from a template: markup`<p>${name}</p>`. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Fragment {
  return Fragment.join(parts, values);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
