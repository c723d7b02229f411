import { expect, test } from 'vitest';
import { Stacks } from './stacks.ts';
import { readTemplates } from './templates.ts';
import { universals } from './universals/index.ts';

const stacks = new Stacks(readTemplates());

test.each(universals)('%s', (_, { violations }) => {
  expect(violations(stacks)).toEqual([]);
});
