import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteManifest } from '../../functions/site-manifest.ts';
import { functionTable, functionTableFile } from './function-table.ts';

const endings = { endpoint: '', figures: '', consumer: '.consumer', schedule: '.schedule', outbox: '.outbox' } as const;

test('the name of a file says what starts its function', () => {
  const misnamed = Object.values(siteManifest.functions).filter(
    ({ file, trigger: { kind } }) =>
      !new RegExp(`^functions/\\w+/[\\w-]+${endings[kind].replace('.', '\\.')}\\.ts$`).test(file),
  );
  expect(misnamed.map(({ file, trigger: { kind } }) => `${file} is started as ${kind}`)).toEqual([]);
});

test('the committed table of functions, routes, actions, environment and triggers is current', () => {
  expect(readFileSync(functionTableFile, 'utf8'), 'run npm run api:docs').toBe(functionTable());
});
