import { expect, test } from 'vitest';
import { Stacks } from './stacks.ts';
import { readTemplates } from './templates.ts';
import { universals } from './universals/index.ts';

const templates = readTemplates();

const cases = universals.flatMap(([sentence, universal]) =>
  Object.entries(universal.catches).map(([name, mutation]) => [name, sentence, mutation, universal] as const),
);

test.each(cases)('%s: caught by "%s"', (_, _sentence, { apply }, { violations }) => {
  const copy = structuredClone(templates);
  const wrong = apply(copy);
  const found = violations(new Stacks(copy));
  expect(found).not.toEqual([]);
  for (const address of wrong) expect(found).toContainEqual(expect.stringContaining(`${address}: `));
});

test('every universal catches a mutation', () => {
  const idle = universals.filter(([, { catches }]) => Object.keys(catches).length === 0);
  expect(idle.map(([sentence]) => sentence)).toEqual([]);
});
