import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { S3Client } from '@aws-sdk/client-s3';
import { expect, it, onTestFinished } from 'vitest';
import { listenOnLoopback } from '../local/core/http/loopback.ts';
import { type PlannedObject, sha256 } from './planned-object.ts';
import { noWarnings, uploadObject } from './upload-object.ts';

const archive = 'archive '.repeat(100_000);

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Uploads an archive to something that answers one request after the other as told. `opened` counts how often it was read. */
async function upload(...answers: Answer[]) {
  const received: Promise<string>[] = [];
  const server = await listenOnLoopback(0, (request, response) => {
    const whole = text(request);
    // A connection that is cut ends its request with an error.
    received.push(whole.catch(() => ''));
    answers[received.length - 1]?.(request, response);
  });
  const client = new S3Client({
    region: 'us-east-1',
    credentials: { accessKeyId: 'operator', secretAccessKey: 'secret' },
    endpoint: server.url,
    forcePathStyle: true,
    logger: noWarnings,
  });
  onTestFinished(async () => {
    client.destroy();
    await server.close();
  });
  let opened = 0;
  const object: PlannedObject = {
    key: 'a.zip',
    contentType: 'application/zip',
    cacheControl: 'no-store',
    size: archive.length,
    sha256: sha256(archive),
    open: () => {
      opened += 1;
      return Readable.from([Buffer.from(archive)]);
    },
  };
  const outcome = await uploadObject(client, 'downloads', object).catch((error: unknown) => error);
  return { outcome, opened, received: await Promise.all(received) };
}

const answering =
  (status: number): Answer =>
  (request, response) =>
    request.on('end', () => response.writeHead(status).end());
const breaking: Answer = (request) => request.once('data', () => request.destroy());

it.each([
  ['a connection broke', breaking],
  ['S3 had a failure of its own', answering(503)],
])('an object is sent again, from its first byte, when %s', async (_, failing) => {
  const { outcome, opened, received } = await upload(failing, answering(200));
  expect([outcome, opened, received.at(-1) === archive]).toEqual([undefined, 2, true]);
});

it('an upload is given up when the second attempt fails as well', async () => {
  const { outcome, opened } = await upload(breaking, breaking, answering(200));
  expect([outcome instanceof Error, opened]).toEqual([true, 2]);
});

it('an upload that S3 refused is not repeated', async () => {
  const { outcome, opened } = await upload(answering(403), answering(200));
  expect([outcome instanceof Error, opened]).toEqual([true, 1]);
});
