import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aBundle, aFunction, answerOf as answer } from '../../testing/a-function.ts';
import { createThreadBudget } from './thread-budget.ts';

describe('a function', () => {
  it('a function answers what its handler returns, and sees the event and only its own environment', async () => {
    const { lambda, complete } = aFunction(
      aBundle('exports.handler = async (event) => ({ event, environment: process.env });'),
    );
    expect(await answer(lambda, { a: [1] })).toEqual({
      event: { a: [1] },
      environment: { GREETING: 'hello', TMPDIR: complete.temporaryDirectory },
    });
  });

  it('a function may be an ES module', async () => {
    const bundle = aBundle(
      'const ready = await Promise.resolve(7); export const handler = async () => ready;',
      'index.mjs',
    );
    expect(await answer(aFunction(bundle).lambda)).toBe(7);
  });

  it('a function gets a context with its request and the time left', async () => {
    const source =
      'exports.handler = async (_, c) => ({ id: c.awsRequestId, name: c.functionName, left: c.getRemainingTimeInMillis() });';
    const { lambda } = aFunction(aBundle(source));
    const outcome = await lambda.invoke('{}');
    const context = 'payload' in outcome ? JSON.parse(outcome.payload) : undefined;
    expect(context).toMatchObject({ id: outcome.requestId, name: 'greet' });
    expect(context.left).toBeGreaterThan(1_000);
    expect(context.left).toBeLessThanOrEqual(20_000);
  });

  it('a function keeps its thread between events, and takes one event at a time in each', async () => {
    const source = `let count = 0; let running = 0;
      exports.handler = async () => { running += 1; count += 1; await new Promise(setImmediate); running -= 1; return { count, running }; };`;
    const { lambda } = aFunction(aBundle(source), {}, createThreadBudget(1));
    const answers = await Promise.all([1, 2, 3].map(() => answer(lambda)));
    expect(answers).toEqual([1, 2, 3].map((count) => ({ count, running: 0 })));
  });

  it('a function runs events side by side in several threads, at most four', async () => {
    const source = `const { threadId } = require('node:worker_threads');
      exports.handler = async () => { await new Promise((resolve) => setTimeout(resolve, 20)); return threadId; };`;
    const { lambda } = aFunction(aBundle(source));
    const threads = await Promise.all(Array.from({ length: 12 }, () => answer(lambda)));
    expect(new Set(threads).size).toBeGreaterThan(1);
    expect(new Set(threads).size).toBeLessThanOrEqual(4);
  });

  it('a crash ends running events at once with an error, and later ones run in a new thread', async () => {
    const source = `const { threadId } = require('node:worker_threads');
      exports.handler = (event) => (event.wait ? new Promise(() => setTimeout(() => {}, 60_000)) : threadId);`;
    const { lambda } = aFunction(aBundle(source));
    const first = await answer(lambda);
    expect(lambda.crash()).toBe(0);
    const running = answer(lambda, { wait: true });
    await expect.poll(() => lambda.crash()).toBe(1);
    expect(await running).toMatchObject({
      errorType: 'Runtime.ExitError',
      errorMessage: expect.stringContaining('killed'),
    });
    expect(await answer(lambda)).not.toBe(first);
  });

  it('a function may start a thread, which reads its bundle and nothing else of the machine', async () => {
    const directory = aBundle(`const { Worker } = require('node:worker_threads');
      const started = () => new Worker(__dirname + '/program.js');
      exports.handler = () => new Promise((resolve) => started().once('message', resolve));`);
    const program = `const { readFileSync } = require('node:fs');
      const read = (file) => { try { return readFileSync(file).length > 0; } catch ({ code }) { return code; } };
      require('node:worker_threads').parentPort.postMessage([read(__filename), read('/etc/hosts')]);`;
    writeFileSync(join(directory, 'program.js'), program);
    expect(await answer(aFunction(directory).lambda)).toEqual([true, 'ERR_ACCESS_DENIED']);
  });

  it('a function reports a thrown error in the shape of Lambda', async () => {
    const source = "exports.handler = async () => { throw Object.assign(new RangeError('too much'), {}); };";
    const { lambda, outcomes } = aFunction(aBundle(source));
    expect(await answer(lambda)).toMatchObject({
      errorType: 'RangeError',
      errorMessage: 'too much',
      trace: expect.arrayContaining(['RangeError: too much']),
    });
    expect(outcomes).toEqual(['error']);
  });

  it('a function is ended when its time is out, and starts anew for the next event', async () => {
    const source = "exports.handler = async ({ hang }) => { while (hang) {} return 'fine'; };";
    const { lambda } = aFunction(aBundle(source), { timeoutSeconds: 0.3 });
    const late = await answer(lambda, { hang: true });
    expect(late.errorType).toBe('Sandbox.Timedout');
    expect(late.errorMessage).toMatch(/Task timed out after 0.30 seconds$/);
    expect(await answer(lambda, { hang: false })).toBe('fine');
  });

  it('a function survives its own exit, an unhandled rejection and a bundle that does not load', async () => {
    const crashing = aFunction(
      aBundle("exports.handler = async ({ exit }) => (exit ? process.exit(3) : 'back');"),
    ).lambda;
    expect(await answer(crashing, { exit: true })).toMatchObject({ errorType: 'Runtime.ExitError' });
    expect(await answer(crashing, { exit: false })).toBe('back');

    const rejecting = aFunction(
      aBundle("exports.handler = () => { Promise.reject(new Error('lost')); return new Promise(() => {}); };"),
    ).lambda;
    expect(await answer(rejecting)).toMatchObject({ errorMessage: 'lost' });

    expect(await answer(aFunction(aBundle("throw new Error('no table');")).lambda)).toMatchObject({
      errorMessage: 'no table',
    });
    expect(await answer(aFunction(aBundle('', 'other.js')).lambda)).toMatchObject({
      errorType: 'Runtime.ImportModuleError',
    });
    expect(await answer(aFunction(aBundle('')).lambda)).toMatchObject({ errorType: 'Runtime.HandlerNotFound' });
  });

  it('a function passes its output on line by line', async () => {
    const { lambda, lines } = aFunction(
      aBundle("exports.handler = async () => { console.log('one\\ntwo'); process.stdout.write('three\\n'); };"),
    );
    await lambda.invoke('{}');
    await expect.poll(() => lines).toEqual(['one', 'two', 'three']);
  });

  it('a function uses new settings for the next event', async () => {
    const { lambda, complete } = aFunction(aBundle("exports.handler = async () => 'old';"));
    expect(await answer(lambda)).toBe('old');
    lambda.replace({ ...complete, directory: aBundle("exports.handler = async () => 'new';") });
    expect(await answer(lambda)).toBe('new');
  });
});
