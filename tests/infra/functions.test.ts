import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../../events/catalogue.ts';
import { functionSources } from '../../functions/build.ts';
import { endpoints } from '../../shared/contract/index.ts';
import { kebabName } from '../../shared/contract/names.ts';
import { functionTable, functionTableFile } from './function-table.ts';
import { resourcesOf } from './templates.ts';

const consumers = catalogue.flatMap(({ consumers }) => [...consumers]);

test('every endpoint and consumer of the contract has its file', () => {
  for (const { domain, name } of endpoints)
    expect(existsSync(`functions/${domain}/${kebabName(name)}.ts`), name).toBe(true);
  for (const { domain, name } of consumers) {
    expect(existsSync(`functions/${domain}/${kebabName(name)}.consumer.ts`), name).toBe(true);
  }
});

test('every file with a handler is an endpoint or a consumer of the contract', async () => {
  const known = new Set(Object.values(await functionSources()));
  const handlers = globSync('functions/*/*.ts').filter((file) =>
    /^export const handler\b/m.test(readFileSync(file, 'utf8')),
  );
  expect(handlers.filter((file) => !known.has(file))).toEqual([]);
});

test('every function in the stack is one of the contract, and the other way round', () => {
  const deployed = resourcesOf('AWS::Lambda::Function').map(({ Properties }) => String(Properties.FunctionName));
  const stated = [...endpoints, ...consumers].map(({ name }) => `media-server-site-local-${kebabName(name)}`);
  expect(deployed.toSorted()).toEqual(stated.toSorted());
});

test('the committed table of functions, routes, actions, environment and triggers is current', () => {
  expect(readFileSync(functionTableFile, 'utf8'), 'run npm run api:docs').toBe(functionTable());
});
