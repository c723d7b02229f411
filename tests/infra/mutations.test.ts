import { expect, test } from 'vitest';
import { fixture } from './sites.ts';
import { Stacks } from './stacks.ts';
import { readTemplates, type Template } from './templates.ts';
import { universals } from './universals/index.ts';

const cases = universals.flatMap(([sentence, { catches, violations }]) =>
  Object.entries(catches).map(([name, { apply }]) => [name, sentence, apply, violations] as const),
);

// The fixture has something of every kind. Parsed anew for each mutation, which takes a sixth of a structured clone.
const templates = JSON.stringify(readTemplates(fixture.assembly));

test.each(cases)('%s: caught by "%s"', (_, _sentence, apply, violations) => {
  const copy: Template[] = JSON.parse(templates);
  const wrong = apply(copy, fixture);
  const found = violations(new Stacks(copy, fixture));
  expect(found).not.toEqual([]);
  for (const address of wrong) expect(found).toContainEqual(expect.stringContaining(`${address}: `));
});

test('every universal catches a mutation', () => {
  const idle = universals.filter(([, { catches }]) => Object.keys(catches).length === 0);
  expect(idle.map(([sentence]) => sentence)).toEqual([]);
});
