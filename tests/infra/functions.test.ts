import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namedConsumers } from '../../events/catalogue.ts';
import { functionSources } from '../../functions/build.ts';
import { endpoints } from '../../shared/contract/index.ts';
import { kebabName } from '../../shared/contract/names.ts';
import { functionTable, functionTableFile } from './function-table.ts';

test('every endpoint and consumer of the contract has its file', () => {
  for (const { domain, name } of endpoints)
    expect(existsSync(`functions/${domain}/${kebabName(name)}.ts`), name).toBe(true);
  for (const { domain, name } of namedConsumers) {
    expect(existsSync(`functions/${domain}/${kebabName(name)}.consumer.ts`), name).toBe(true);
  }
});

test('every file that defines a function is an endpoint or a consumer of the contract', () => {
  const known = new Set(Object.values(functionSources()));
  const handlers = globSync('functions/*/*.ts').filter((file) =>
    /^export default (endpoint|operation|consumer)\b/m.test(readFileSync(file, 'utf8')),
  );
  expect(handlers.filter((file) => !known.has(file))).toEqual([]);
});

test('the committed table of functions, routes, actions, environment and triggers is current', () => {
  expect(readFileSync(functionTableFile, 'utf8'), 'run npm run api:docs').toBe(functionTable());
});
