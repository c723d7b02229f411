import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, resolveTarget } from './target.ts';

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'state-'));
});
afterEach(() => rmSync(state, { recursive: true }));

const outputs = {
  'media-server-local-data': {
    DownloadsBucketName: 'downloads',
    SiteBucketName: 'site',
    MediaBucketName: 'media',
    LogBucketName: 'logs',
  },
  'media-server-local-edge': { DistributionId: 'E1' },
};
const access = {
  region: 'us-east-1',
  credentials: { accessKeyId: 'operator', secretAccessKey: 'secret' },
  endpoints: {
    s3: 'http://127.0.0.1:1',
    lambda: 'http://127.0.0.1:1',
    cloudfront: 'http://127.0.0.1:1',
    monitoring: 'http://127.0.0.1:1',
    sqs: 'http://127.0.0.1:1',
    events: 'http://127.0.0.1:1',
  },
};

function write(file: string, content: unknown) {
  writeFileSync(join(state, file), JSON.stringify(content));
}

describe('the local target', () => {
  it('the local target is found by the files that the running site keeps', async () => {
    write('outputs.json', outputs);
    write('endpoints.json', access);
    expect((await resolveTarget('local', state)).name).toBe('local');
  });

  it('a local site that was never started is refused, with how to start it', async () => {
    await expect(resolveTarget('local', state)).rejects.toThrow('Start it with npm start');
  });

  it.each(['sqs', 'events'] as const)(
    'a local site that does not say where its %s is never leads to AWS itself',
    async (service) => {
      const { [service]: _, ...others } = access.endpoints;
      write('outputs.json', outputs);
      write('endpoints.json', { ...access, endpoints: others });
      await expect(resolveTarget('local', state)).rejects.toThrow('endpoints.json cannot be understood');
    },
  );

  it('a file of the local site that is not what it should be is named', async () => {
    write('outputs.json', outputs);
    write('endpoints.json', { region: 'us-east-1' });
    await expect(resolveTarget('local', state)).rejects.toThrow('endpoints.json cannot be understood');
  });
});

describe('any target', () => {
  it('the output that is missing is named, whatever the target', () => {
    expect(() =>
      connect('prod', { DownloadsBucketName: 'downloads', SiteBucketName: 'site', MediaBucketName: 'media' }, {}),
    ).toThrow('The stacks of prod have no output DistributionId');
  });
});
