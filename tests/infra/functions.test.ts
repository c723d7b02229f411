import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { functionSources } from '../../functions/build.ts';
import { endpoints, namedConsumers, namedSchedules } from '../../functions/registry.ts';
import { kebabName } from '../../shared/contract/names.ts';
import { functionTable, functionTableFile } from './function-table.ts';

test('every endpoint of the contract, every consumer and every scheduled job has its file', () => {
  for (const { domain, name } of endpoints)
    expect(existsSync(`functions/${domain}/${kebabName(name)}.ts`), name).toBe(true);
  for (const { domain, name } of namedConsumers) {
    expect(existsSync(`functions/${domain}/${kebabName(name)}.consumer.ts`), name).toBe(true);
  }
  for (const { domain, name } of namedSchedules) {
    expect(existsSync(`functions/${domain}/${kebabName(name)}.schedule.ts`), name).toBe(true);
  }
});

test('every file that defines a function is an endpoint of the contract, a consumer or a scheduled job', () => {
  const known = new Set(Object.values(functionSources()));
  const handlers = globSync('functions/*/*.ts').filter((file) =>
    /^export default (endpoint|operation|consumer|schedule)\b/m.test(readFileSync(file, 'utf8')),
  );
  expect(handlers.filter((file) => !known.has(file))).toEqual([]);
});

test('the committed table of functions, routes, actions, environment and triggers is current', () => {
  expect(readFileSync(functionTableFile, 'utf8'), 'run npm run api:docs').toBe(functionTable());
});
