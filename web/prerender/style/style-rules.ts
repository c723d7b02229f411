/** A piece of a style sheet, in its own words. */
export type StyleRule =
  | { readonly kind: 'style'; readonly selectors: readonly string[]; readonly block: string }
  /** Rules under a condition: `@media`, `@supports`, `@starting-style` and the like. */
  | { readonly kind: 'group'; readonly head: string; readonly rules: readonly StyleRule[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

const groups = /^@(media|supports|layer|container|starting-style|scope)\b/;
const keyframes = /^@(?:-webkit-)?keyframes\s+/;

function endOfString(text: string, from: number): number {
  const quote = text[from];
  let place = from + 1;
  while (place < text.length && text[place] !== quote) place += text[place] === '\\' ? 2 : 1;
  return place;
}

/** The place of the first of some characters from a place on, outside strings and brackets; the end of the text where there is none. */
function find(text: string, characters: string, from: number): number {
  let depth = 0;
  for (let place = from; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (character === '\\') place += 1;
    else if (character === '"' || character === "'") place = endOfString(text, place);
    else if (depth === 0 && characters.includes(character)) return place;
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
  }
  return text.length;
}

/** The parts of a text between a character, where it stands outside strings and brackets. */
export function split(text: string, character: ',' | ';'): string[] {
  const parts: string[] = [];
  for (let from = 0; from <= text.length; ) {
    const end = find(text, character, from);
    parts.push(text.slice(from, end).trim());
    from = end + 1;
  }
  return parts.filter(Boolean);
}

function ruleOf(head: string, block: string): StyleRule {
  if (groups.test(head)) return { kind: 'group', head, rules: rulesOf(block) };
  const text = `${head}{${block}}`;
  if (keyframes.test(head)) return { kind: 'keyframes', name: head.replace(keyframes, ''), text };
  return head.startsWith('@') ? { kind: 'other', text } : { kind: 'style', selectors: split(head, ','), block };
}

/**
 * The rules of a style sheet as a bundler leaves it. What is nested in the block of a rule stays a part of it.
 * @param sheet valid CSS
 */
export function rulesOf(sheet: string): StyleRule[] {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, '');
  const rules: StyleRule[] = [];
  for (let from = 0; from < text.length; ) {
    const open = find(text, '{;', from);
    const head = text.slice(from, open).trim();
    if (text[open] !== '{') {
      if (head) rules.push({ kind: 'other', text: `${head};` });
      from = open + 1;
      continue;
    }
    const close = find(text, '}', open + 1);
    rules.push(ruleOf(head, text.slice(open + 1, close)));
    from = close + 1;
  }
  return rules;
}
