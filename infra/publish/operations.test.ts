import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { afterEach, describe, expect, it } from 'vitest';
import { publishCollection } from '../../shared/contract/content.ts';
import { reportDownloads } from '../../shared/contract/downloads.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { lambdaJobs, lambdaOperations } from './operations.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Lambda's own protocol, answering every invocation with one body; writes down what it was asked. */
async function lambdaAnswering(body: unknown, headers: Record<string, string> = {}) {
  const asked: { path: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ path: request.url, body: JSON.parse(await text(request)) });
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  const credentials = { accessKeyId: 'operator', secretAccessKey: 'secret' };
  const client = new LambdaClient({ region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, credentials });
  closing.push(() => {
    client.destroy();
    server.close();
  });
  return { asked, operate: lambdaOperations(client, 'prod'), runJob: lambdaJobs(client, 'prod') };
}

describe('a back-office operation', () => {
  it('an operation invokes the function of its stage with the request and returns the data', async () => {
    const count = { type: 21, version: '5.2.0', system: 1, day: '2026-06-18', count: 3 };
    const page = { list: [count], cursor: '' };
    const { operate, asked } = await lambdaAnswering({ status: 0, msg: 'success', data: page });
    expect(await operate('reportDownloads', reportDownloads, { source: 'counters', type: 21 })).toEqual(page);
    expect(asked).toEqual([
      {
        path: '/2015-03-31/functions/media-server-prod-report-downloads/invocations',
        body: { source: 'counters', type: 21 },
      },
    ]);
  });

  it('an operation passes a refusal on', async () => {
    const { operate } = await lambdaAnswering({ status: 1, msg: 'Rows are counted for at most 31 days at a time' });
    const refused = operate('reportDownloads', reportDownloads, { source: 'rows' });
    await expect(refused).rejects.toThrow(new Refusal('Rows are counted for at most 31 days at a time'));
  });

  it('an operation says which function failed, and why', async () => {
    const { operate } = await lambdaAnswering(
      { errorType: 'AccessDeniedException', errorMessage: 'not allowed to Query', trace: [] },
      { 'x-amz-function-error': 'Unhandled' },
    );
    await expect(operate('reportDownloads', reportDownloads, { source: 'rows' })).rejects.toThrow(
      'The function media-server-prod-report-downloads failed: AccessDeniedException: not allowed to Query',
    );
  });

  it('an operation does not accept an answer that breaks the contract', async () => {
    const { operate } = await lambdaAnswering({ status: 0, msg: 'success', data: { written: 'many' } });
    const answered = operate('publishCollection', publishCollection, {
      operator: 'ada',
      dryRun: true,
      collection: 'categories',
      partition: '',
      entries: [],
    });
    await expect(answered).rejects.toThrow('written');
  });
});

describe('a scheduled job that an operator runs', () => {
  it('a job is its function, invoked with nothing', async () => {
    const { runJob, asked } = await lambdaAnswering({});
    await runJob('eraseEnquiries');
    const path = '/2015-03-31/functions/media-server-prod-erase-enquiries/invocations';
    expect(asked).toEqual([{ path, body: {} }]);
  });

  it('a job that failed says where to look', async () => {
    const failure = { errorType: 'Error', errorMessage: 'The job failed; its log has more under request r-1' };
    const { runJob } = await lambdaAnswering(failure, { 'x-amz-function-error': 'Unhandled' });
    await expect(runJob('eraseEnquiries')).rejects.toThrow('its log has more under request r-1');
  });
});
