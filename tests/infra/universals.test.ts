import { describe, expect, test } from 'vitest';
import { sites } from './sites.ts';
import { Stacks } from './stacks.ts';
import { readTemplates } from './templates.ts';
import { universals } from './universals/index.ts';

describe.each(sites)('$title', (site) => {
  const stacks = new Stacks(readTemplates(site.assembly), site);

  test.each(universals)(`${site.title}: %s`, (_, { violations }) => {
    expect(violations(stacks)).toEqual([]);
  });
});
