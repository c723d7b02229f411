import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { functionFiles } from '../../functions/function-sources.ts';
import { namedConsumers, namedSchedules } from '../../functions/registry.ts';
import { siteManifest } from '../../functions/site-manifest.ts';
import { kebabName } from '../../shared/contract/names.ts';
import { endpoints } from '../../shared/contract/registry.ts';
import { functionTable, functionTableFile } from './function-table.ts';

/** @param what whose function it is */
function expectFile(file: string, what: string): void {
  expect(existsSync(file), `${file} does not exist: write it, or take out ${what}`).toBe(true);
}

test('every endpoint of the contract, every consumer and every scheduled job has its file', () => {
  for (const { domain, name } of endpoints)
    expectFile(`functions/${domain}/${kebabName(name)}.ts`, `the entry ${name} of shared/contract/${domain}.ts`);
  for (const { domain, name } of namedConsumers) {
    expectFile(
      `functions/${domain}/${kebabName(name)}.consumer.ts`,
      `the consumer ${name} of functions/${domain}/consumers.ts`,
    );
  }
  for (const { domain, name } of namedSchedules) {
    expectFile(
      `functions/${domain}/${kebabName(name)}.schedule.ts`,
      `the job ${name} of functions/${domain}/domain.ts`,
    );
  }
});

test('every file that defines a function is an endpoint of the contract, a consumer or a scheduled job', () => {
  const known = new Set(Object.values(functionFiles(siteManifest)));
  const handlers = globSync('functions/*/*.ts').filter((file) =>
    /^export default (endpoint|operation|consumer|schedule)\b/m.test(readFileSync(file, 'utf8')),
  );
  const advice = 'state it in shared/contract/*.ts, functions/*/consumers.ts or functions/*/domain.ts';
  expect(
    handlers.filter((file) => !known.has(file)),
    advice,
  ).toEqual([]);
});

test('the committed table of functions, routes, actions, environment and triggers is current', () => {
  expect(readFileSync(functionTableFile, 'utf8'), 'run npm run api:docs').toBe(functionTable());
});
