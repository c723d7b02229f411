import { expect, test } from 'vitest';
import { bundledFiles } from '../../functions/function-files.ts';
import { siteManifest } from '../../functions/site-manifest.ts';
import { measureFunctionStarts } from './function-start.ts';

test('the bench of function starts can start every function', async () => {
  const { starts } = await measureFunctionStarts(1);
  expect(starts.map(({ name }) => name)).toEqual([...Object.keys(bundledFiles(siteManifest)), '(no client)']);
});
