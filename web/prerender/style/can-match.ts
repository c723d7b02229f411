import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import type { Marks } from './marks.ts';

const parsed = new Map<string, Selector | undefined>();

/** @param text one selector, not a list */
function parse(text: string): Selector | undefined {
  if (!parsed.has(text)) {
    let found: Selector | undefined;
    transform({
      filename: 'selector.css',
      code: Buffer.from(`${text}{color:red}`),
      visitor: {
        Rule: {
          style: ({ value }) => {
            [found] = value.selectors;
          },
        },
      },
    });
    parsed.set(text, found);
  }
  return parsed.get(text);
}

function couldBe(component: SelectorComponent, marks: Marks): boolean {
  switch (component.type) {
    case 'class':
      return marks.classes.has(component.name);
    case 'type':
      return marks.tags.has(component.name.toLowerCase());
    case 'pseudo-class':
      switch (component.kind) {
        case 'is':
        case 'where':
        case 'any':
        case 'has':
          return component.selectors.some((selector) => selector.every((one) => couldBe(one, marks)));
        default:
          return true; // a state, or what an element is not
      }
    default:
      return true; // attributes change while a page is shown, and any element may have a pseudo-element
  }
}

/**
 * Whether a selector could choose an element of a document: all its classes and elements occur there.
 * @param text one selector, not a list
 * @throws SyntaxError for what is no selector
 */
export function canMatch(text: string, marks: Marks): boolean {
  return parse(text)?.every((component) => couldBe(component, marks)) ?? true;
}
