import { Parser } from 'htmlparser2';

/** By what style sheets choose the elements of a document. */
export interface Marks {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
}

/** What every document has around its page (`document.ts`), and the classes that the inline loader gives to `<html>`. */
const everywhere: Marks = {
  tags: new Set(['html', 'body', 'div']),
  classes: new Set(['scripted', 'waiting', 'member', 'typeset', 'styled']),
};

interface Opened {
  readonly name: string;
  readonly isLater: boolean;
  children: number;
}

/** How many parts of a page, from its top on, fill the screens there are. */
const firstParts = 2;

/** The same as a selector: what `isLater` leaves out. */
export const laterParts = `:is(main>:nth-child(n + ${firstParts + 1}),main~footer)`;

/** Whether an element stands below the first screen. @param place among its siblings, from 1 */
function isLater(name: string, parent: Opened | undefined, place: number): boolean {
  if (!parent) return name === 'footer';
  return parent.isLater || (parent.name === 'main' && place > firstParts);
}

/**
 * The marks of a page's HTML.
 * @param of `first screen`: without what stands below
 */
export function marksOf(html: string, of: 'page' | 'first screen' = 'page'): Marks {
  const tags = new Set(everywhere.tags);
  const classes = new Set(everywhere.classes);
  const opened: Opened[] = [];
  const parser = new Parser({
    onopentag(name, { class: names = '' }) {
      const parent = opened.at(-1);
      if (parent) parent.children += 1;
      const element = { name, isLater: isLater(name, parent, parent?.children ?? 1), children: 0 };
      opened.push(element);
      if (of === 'first screen' && element.isLater) return;
      tags.add(name.toLowerCase());
      for (const one of names.split(/\s+/)) classes.add(one);
    },
    onclosetag() {
      opened.pop();
    },
  });
  parser.end(html);
  return { tags, classes };
}
