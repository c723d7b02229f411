import { describe, expect, test } from 'vitest';
import { fixture, sites } from './sites.ts';
import { Stacks } from './stacks.ts';
import { readTemplates, type Template } from './templates.ts';
import { universals } from './universals/index.ts';
import { NothingToChange } from './universals/mutation.ts';

const cases = universals.flatMap(([sentence, universal]) =>
  Object.entries(universal.catches).map(([name, mutation]) => [name, sentence, mutation, universal] as const),
);

describe.each(sites)('$title', (site) => {
  // Parsed anew for each mutation, which takes a sixth of a structured clone.
  const templates = JSON.stringify(readTemplates(site.assembly));

  test.each(cases)(`${site.title}: %s: caught by "%s"`, (_, _sentence, { apply }, { violations }) => {
    const copy: Template[] = JSON.parse(templates);
    const wrong = changed(() => apply(copy, site));
    if (!wrong) return;
    const found = violations(new Stacks(copy, site));
    expect(found).not.toEqual([]);
    for (const address of wrong) expect(found).toContainEqual(expect.stringContaining(`${address}: `));
  });

  /** @returns undefined where a site has nothing of the kind; the fixture has something of every kind */
  function changed(apply: () => readonly string[]): readonly string[] | undefined {
    try {
      return apply();
    } catch (error) {
      if (error instanceof NothingToChange && site !== fixture) return undefined;
      throw error;
    }
  }
});

test('every universal catches a mutation', () => {
  const idle = universals.filter(([, { catches }]) => Object.keys(catches).length === 0);
  expect(idle.map(([sentence]) => sentence)).toEqual([]);
});
