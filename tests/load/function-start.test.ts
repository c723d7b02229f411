import { expect, test } from 'vitest';
import { functionSources } from '../../functions/bundling.ts';
import { measureFunctionStarts } from './function-start.ts';

test('the bench of function starts can start every function', async () => {
  const { starts } = await measureFunctionStarts(1);
  expect(starts.map(({ name }) => name)).toEqual([...Object.keys(functionSources()), '(no client)']);
});
