import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../../shared/contract/endpoint.ts';
import { wholeNumber } from '../../../shared/contract/fields.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { aContext, anHttpEvent } from '../testing/builders.ts';
import { captureLog } from '../testing/log-capture.ts';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { identify } from './callers.ts';
import { endpoint } from './endpoint.ts';
import { limiting } from './limits/limiting.ts';

captureLog();

const doubling = defineEndpoint({
  summary: 'Doubles a number, once.',
  path: '/api/test',
  caller: 'visitor',
  request: z.object({ number: wholeNumber }),
  example: { number: 21 },
  response: z.object({ doubled: z.int() }),
  dialect: 'status',
  limits: [{ name: 'doublings', of: 'numbers', per: 'network', max: 1, seconds: 60 }],
});

/** The endpoint, and who was asked for so far. @param whoCalls the step that finds out */
function anEndpointThatAsks(whoCalls: () => undefined) {
  const step = vi.spyOn(identify, 'visitor').mockImplementation(whoCalls);
  onTestFinished(() => step.mockRestore());
  const { table } = tablesInMemory();
  const handler = endpoint(doubling, { uses: { limits: limiting() } }, () => ({ number }) => ({
    doubled: number * 2,
  })).start({
    limits: table('limits'),
  });
  const call = async (body: string) => {
    const headers = { 'cloudfront-viewer-address': '203.0.113.7:443' };
    return JSON.parse((await handler(anHttpEvent({ body, headers }), aContext())).body ?? '');
  };
  return { call, step };
}

test('a stranger is refused before anything of what they sent is validated', async () => {
  const { call } = anEndpointThatAsks(() => {
    throw new Refusal('Please sign in', -1);
  });
  expect(await call('{"number": "many"}')).toEqual({ status: -1, msg: 'Please sign in' });
});

test('who calls is found out from what was sent, as it was sent', async () => {
  const { call, step } = anEndpointThatAsks(() => undefined);
  expect(await call('{"number": "many", "uid": "7"}')).toEqual({ status: 1, msg: 'A whole number is expected' });
  expect(step.mock.calls).toEqual([
    [{ event: expect.objectContaining({ version: '2.0' }), values: { number: 'many', uid: '7' } }, undefined],
  ]);
});

test('nobody is asked for where the body cannot be read', async () => {
  const { call, step } = anEndpointThatAsks(() => undefined);
  expect(await call('{"number": ')).toMatchObject({ status: 400 });
  expect(step).not.toHaveBeenCalled();
});

test('neither a stranger nor an invalid request counts towards a limit', async () => {
  const { call, step } = anEndpointThatAsks(() => undefined);
  step.mockImplementationOnce(() => {
    throw new Refusal('Please sign in', -1);
  });
  expect(await call('{"number": 4}')).toMatchObject({ status: -1 });
  expect(await call('{"number": "many"}')).toMatchObject({ msg: 'A whole number is expected' });
  expect(await call('{"number": 4}')).toMatchObject({ data: { doubled: 8 } });
  expect(await call('{"number": 4}')).toMatchObject({ msg: expect.stringContaining('Too many numbers') });
});
