import { canMatch } from './can-match.ts';
import type { Marks } from './marks.ts';
import { rulesOf, type StyleRule, split } from './style-rules.ts';

const parsed = new Map<string, readonly StyleRule[]>();

function parse(sheet: string): readonly StyleRule[] {
  const rules = parsed.get(sheet) ?? rulesOf(sheet);
  parsed.set(sheet, rules);
  return rules;
}

/** The rules that could match, without the selectors that could not. */
function matching(rules: readonly StyleRule[], marks: Marks): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    if (rule.kind === 'group') {
      if (rule.head === '@media print' && !marks.printable) return [];
      const inside = matching(rule.rules, marks);
      return inside.length > 0 ? [{ ...rule, rules: inside }] : [];
    }
    if (rule.kind !== 'style') return [rule];
    const selectors = rule.selectors.filter((selector) => canMatch(selector, marks));
    return selectors.length > 0 ? [{ ...rule, selectors }] : [];
  });
}

function textOf(rule: StyleRule): string {
  if (rule.kind === 'group') return `${rule.head}{${rule.rules.map(textOf).join('')}}`;
  return rule.kind === 'style' ? `${rule.selectors.join(',')}{${rule.block}}` : rule.text;
}

const property = /^(--[\w-]+)\s*:/;

/** Without the custom properties that nothing asks for. Blocks with rules of their own stay as they are. */
function withoutUnasked(rules: readonly StyleRule[], asked: ReadonlySet<string>): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    if (rule.kind === 'group') return [{ ...rule, rules: withoutUnasked(rule.rules, asked) }];
    if (rule.kind !== 'style' || rule.block.includes('{')) return [rule];
    const declarations = split(rule.block, ';').filter((declaration) => {
      const name = property.exec(declaration)?.[1];
      return !name || asked.has(name);
    });
    return declarations.length > 0 ? [{ ...rule, block: declarations.join(';') }] : [];
  });
}

/** Custom properties are made of one another: those that only unasked ones ask for go as well. */
function withoutUnaskedProperties(rules: readonly StyleRule[]): readonly StyleRule[] {
  const text = rules.map(textOf).join('');
  const asked = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
  const left = withoutUnasked(rules, asked);
  return left.map(textOf).join('').length < text.length ? withoutUnaskedProperties(left) : left;
}

function withoutUnusedKeyframes(rules: readonly StyleRule[]): StyleRule[] {
  const text = rules
    .filter(({ kind }) => kind !== 'keyframes')
    .map(textOf)
    .join('');
  const words = new Set(text.match(/[\w-]+/g));
  return rules.filter((rule) => rule.kind !== 'keyframes' || words.has(rule.name));
}

/**
 * What a document needs of its style sheets: the rules that could match its elements, and what these ask for. In the order of the
 * sheets, so that nothing wins which did not before.
 */
export function usedStyle(sheets: readonly string[], marks: Marks): string {
  const rules = matching(sheets.flatMap(parse), marks);
  return withoutUnaskedProperties(withoutUnusedKeyframes(rules)).map(textOf).join('');
}
