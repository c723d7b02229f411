import { Parser } from 'htmlparser2';

/** By what style sheets choose the elements of a document. */
export interface Marks {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** Whether it can be printed so: what is below the first parts is out of sight until the whole sheets have come. */
  readonly printable: boolean;
}

/** What every document has around its page (`document.ts`), and the classes that the inline loader gives to `<html>`. */
const everywhere: Omit<Marks, 'printable'> = {
  tags: new Set(['html', 'body', 'div']),
  classes: new Set(['scripted', 'waiting', 'member', 'typeset', 'styled']),
};

interface Opened {
  readonly name: string;
  readonly isLater: boolean;
  children: number;
}

/**
 * What the marks of a page's first parts leave out, as selectors: what stands below them, and a panel of the menu that somebody opens early.
 * @param parts how many children of `main` there are, from its top on
 */
export function laterThan(parts: number) {
  return {
    below: `:is(main>:nth-child(n + ${parts + 1}),main~footer)`,
    folded: 'header details[open]>:not(summary)',
  };
}

/** Whether `laterThan` chooses an element, or one around it. @param place among its siblings, from 1 */
function isLater(name: string, place: number, around: readonly Opened[], parts: number): boolean {
  const parent = around.at(-1);
  if (!parent) return name === 'footer';
  if (parent.isLater) return true;
  if (parent.name === 'main') return place > parts;
  return parent.name === 'details' && name !== 'summary' && around[0]?.name === 'header';
}

/**
 * The marks of a page's HTML.
 * @param parts only so many children of `main`, from its top on, and no panels of the menu; all, unless stated
 */
export function marksOf(html: string, parts?: number): Marks {
  const tags = new Set(everywhere.tags);
  const classes = new Set(everywhere.classes);
  const opened: Opened[] = [];
  const parser = new Parser({
    onopentag(name, { class: names = '' }) {
      const parent = opened.at(-1);
      if (parent) parent.children += 1;
      const later = parts !== undefined && isLater(name, parent?.children ?? 1, opened, parts);
      opened.push({ name, isLater: later, children: 0 });
      if (later) return;
      tags.add(name.toLowerCase());
      for (const one of names.split(/\s+/)) classes.add(one);
    },
    onclosetag() {
      opened.pop();
    },
  });
  parser.end(html);
  return { tags, classes, printable: parts === undefined };
}
