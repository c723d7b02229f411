import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { aBundle, aFunction, answerOf } from '../../testing/a-function.ts';
import { parity } from '../../testing/parity.ts';
import { createThreadBudget } from './thread-budget.ts';

const lifecycle = { documented: 'Lambda: Understanding the Lambda execution environment lifecycle' };
const nodejs = { documented: 'Lambda: Building Lambda functions with Node.js' };
const quotas = { documented: 'Lambda: Quotas' };

parity('what a function leaves running stands still until the next event, and goes on with it', lifecycle, async () => {
  const source = `let ticks = 0;
    exports.handler = async ({ start, wait }) => {
      const before = ticks;
      if (start) setInterval(() => { ticks += 1; }, 1);
      await new Promise((resolve) => setTimeout(resolve, wait));
      return { before, after: ticks };
    };`;
  const { lambda } = aFunction(aBundle(source), {}, createThreadBudget(1));
  const first = await answerOf(lambda, { start: true, wait: 50 });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const second = await answerOf(lambda, { wait: 50 });
  // Half a second of ticks would be hundreds; a few fall between the answer and the standstill, and at the thaw.
  expect(second.before - first.after).toBeLessThan(20);
  expect(second.after).toBeGreaterThan(second.before);
});

parity(
  'a function may wait for memory that it shares with nobody, and still takes the next event',
  lifecycle,
  async () => {
    const source = `const cell = new Int32Array(new SharedArrayBuffer(4));
    exports.handler = async () => { Atomics.wait(cell, 0, 0, 5); return 'waited'; };`;
    const { lambda } = aFunction(aBundle(source), {}, createThreadBudget(1));
    expect([await answerOf(lambda), await answerOf(lambda)]).toEqual(['waited', 'waited']);
  },
);

parity('a frozen function ends with its site, and what it printed has come out by then', lifecycle, async () => {
  const source = `exports.handler = async () => { for (let line = 0; line < 200; line += 1) console.log('line ' + line); };`;
  const { lambda, lines } = aFunction(aBundle(source));
  await lambda.invoke('{}');
  await expect.poll(() => lines.length).toBe(200);
  await lambda.stop();
});

parity('only what lies in the bundle can be required', nodejs, async () => {
  const source = `exports.handler = async ({ name }) => { try { return typeof require(name); } catch (error) { return error.code; } };`;
  const directory = aBundle(source);
  writeFileSync(join(directory, 'own.js'), 'module.exports = () => 1;');
  const { lambda } = aFunction(directory);
  const load = (name: string) => answerOf(lambda, { name });
  expect(await load('zod')).toBe('MODULE_NOT_FOUND');
  expect(await load('./own.js')).toBe('function');
  expect(await load('node:crypto')).toBe('object');
});

parity('the task root is the working directory and cannot be written to', nodejs, async () => {
  const source = `const fs = require('node:fs');
    const attempt = (act) => { try { return act(); } catch (error) { return error.code; } };
    exports.handler = async ({ outside }) => ({
      cwd: process.cwd(),
      own: attempt(() => fs.readFileSync(__filename, 'utf8').length > 0),
      write: attempt(() => fs.writeFileSync(__dirname + '/new.txt', 'x')),
      outside: attempt(() => fs.readFileSync(outside, 'utf8').length),
      temporary: attempt(() => { fs.writeFileSync(process.env.TMPDIR + '/new.txt', 'x'); return 'written'; }),
    });`;
  const directory = aBundle(source);
  const outside = join(import.meta.dirname, '../../../../package.json');
  expect(await answerOf(aFunction(directory).lambda, { outside })).toEqual({
    cwd: directory,
    own: true,
    write: 'ERR_ACCESS_DENIED',
    outside: 'ERR_ACCESS_DENIED',
    temporary: 'written',
  });
});

parity('a .js file without a package.json is CommonJS', nodejs, async () => {
  const { lambda } = aFunction(aBundle('export const handler = async () => 1;'));
  expect(await answerOf(lambda)).toMatchObject({ errorType: 'SyntaxError' });
});

parity('buffers count towards the memory of a function', quotas, async () => {
  const source = `const kept = [];
    exports.handler = async ({ megabytes }) => { kept.push(Buffer.alloc(megabytes * 2 ** 20, 1)); return kept.length; };`;
  const { lambda } = aFunction(aBundle(source), { memoryMegabytes: 128 }, createThreadBudget(1));
  expect(await answerOf(lambda, { megabytes: 40 })).toBe(1);
  expect(await answerOf(lambda, { megabytes: 100 })).toMatchObject({ errorType: 'Runtime.OutOfMemory' });
  expect(await answerOf(lambda, { megabytes: 40 })).toBe(1);
});

parity('a handler that never answers is ended when its memory is used up', quotas, async () => {
  const source = `const kept = [];
    exports.handler = () => new Promise(() => setInterval(() => kept.push(Buffer.alloc(16 * 2 ** 20, 1)), 1));`;
  const { lambda } = aFunction(aBundle(source), { memoryMegabytes: 128 });
  expect(await answerOf(lambda)).toMatchObject({ errorType: 'Runtime.OutOfMemory' });
});

parity('events and replies hold 6 MB', quotas, async () => {
  const { lambda } = aFunction(aBundle('exports.handler = async ({ size }) => "x".repeat(size);'), {
    memoryMegabytes: 512,
  });
  await expect(lambda.invoke(JSON.stringify('x'.repeat(6 * 2 ** 20)))).rejects.toMatchObject({
    code: 'RequestTooLargeException',
    status: 413,
  });
  expect(await answerOf(lambda, { size: 6 * 2 ** 20 })).toMatchObject({ errorType: 'Function.ResponseSizeTooLarge' });
  expect(await answerOf(lambda, { size: 6 * 2 ** 20 - 2 })).toHaveLength(6 * 2 ** 20 - 2);
});
