import { createServer, type RequestListener, type Server } from 'node:http';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ListQueuesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Credentials } from '../http/signature-v4.ts';
import { AwsError } from './error.ts';
import { createGateway } from './gateway.ts';
import { createJudge } from './judge.ts';
import { createKeyring } from './principals.ts';
import { type AwsService, jsonReply } from './service.ts';

const accountId = '000000000000';
const role = { id: `arn:aws:iam::${accountId}:role/publisher`, context: {} };
const bus = `arn:aws:events:us-east-1:${accountId}:event-bus/site`;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A gateway in front of a stand-in for EventBridge and one for S3; the role may put events on one bus and read one object. */
async function aGateway(answer: AwsService['answer'] = () => jsonReply({ Entries: [] })) {
  const keyring = createKeyring('seed', accountId);
  const statements = [
    { Effect: 'Allow', Action: 'events:PutEvents', Resource: bus },
    { Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::files/open.txt' },
  ];
  const ofRole = statements.map((statement, position) => ({ id: `Policy#${position}`, statement }));
  const judge = createJudge({ ofRoles: new Map([[role.id, ofRole]]), ofResources: new Map() }, accountId);
  const events: AwsService = {
    protocol: 'json',
    needs: ({ body }) => [
      { action: 'events:PutEvents', resource: JSON.parse(body.toString()).Entries[0].EventBusName },
    ],
    answer,
  };
  const listener: RequestListener = (request, response) =>
    response.end(`${request.method} ${request.url?.split('?')[0]}`);
  const needs = ({ url }: { url: string }) => [
    { action: 's3:GetObject', resource: `arn:aws:s3::${url.split('?')[0]?.replace('/', ':')}` },
  ];
  const gateway = createGateway({ keyring, judge, services: { events }, s3: { protocol: 's3', needs, listener } });
  const server = createServer(gateway);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const settings = (credentials: Credentials) => ({ region: 'us-east-1', endpoint, credentials, maxAttempts: 1 });
  return { keyring, endpoint, settings, credentials: keyring.issue(role) };
}

const put = (EventBusName: string) =>
  new PutEventsCommand({ Entries: [{ EventBusName, Source: 's', DetailType: 'd', Detail: '{}' }] });

describe('the gateway', () => {
  it('knows the caller by the key that signed, and hands over what the policies grant', async () => {
    const callers: string[] = [];
    const { settings, credentials, keyring } = await aGateway(({ principal, operation }) => {
      callers.push(`${principal.id} ${operation}`);
      return jsonReply({ Entries: [] });
    });
    await new EventBridgeClient(settings(credentials)).send(put(bus));
    await new EventBridgeClient(settings(keyring.operator)).send(put(`${bus}-other`));
    expect(callers).toEqual([`${role.id} PutEvents`, `arn:aws:iam::${accountId}:user/operator PutEvents`]);
  });

  it('refuses what they do not grant', async () => {
    const { settings, credentials } = await aGateway();
    await expect(new EventBridgeClient(settings(credentials)).send(put(`${bus}-other`))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining(`events:PutEvents on resource: ${bus}-other`),
    });
  });

  it('refuses unknown keys and signatures that do not fit', async () => {
    const { settings, credentials } = await aGateway();
    const unknown = settings({ accessKeyId: 'AKIAUNKNOWN', secretAccessKey: 'x' });
    await expect(new EventBridgeClient(unknown).send(put(bus))).rejects.toMatchObject({
      name: 'UnrecognizedClientException',
    });
    const forged = settings({ ...credentials, secretAccessKey: 'x' });
    await expect(new EventBridgeClient(forged).send(put(bus))).rejects.toMatchObject({
      name: 'InvalidSignatureException',
    });
  });

  it('refuses a signed request whose body was changed on the way', async () => {
    const { settings, credentials, endpoint } = await aGateway();
    const client = new EventBridgeClient(settings(credentials));
    let signed: { headers: Record<string, string> } | undefined;
    client.middlewareStack.add(
      (next) => (args) => {
        // The middleware types leave the request open; this one is HTTP.
        signed = args.request as typeof signed;
        return next(args);
      },
      { step: 'deserialize', priority: 'low' },
    );
    await client.send(put(bus));
    const body = JSON.stringify({ Entries: [{ EventBusName: bus, Detail: '{"changed":true}' }] });
    const { host: _host, 'content-length': _length, ...headers } = signed?.headers ?? {};
    const response = await fetch(endpoint, { method: 'POST', headers, body });
    expect([response.status, response.headers.get('x-amzn-errortype')]).toEqual([403, 'InvalidSignatureException']);
  });

  it('names a service that nothing stands for', async () => {
    const { settings, credentials } = await aGateway();
    await expect(new SQSClient(settings(credentials)).send(new ListQueuesCommand({}))).rejects.toMatchObject({
      message: 'The local runtime has no counterpart of the service "sqs"',
    });
  });

  it('passes on refusals of a service as they are, and its bugs as internal failures', async () => {
    const refusing = await aGateway(() => {
      throw new AwsError('ThrottlingException', 'slow down', 429);
    });
    await expect(new EventBridgeClient(refusing.settings(refusing.credentials)).send(put(bus))).rejects.toMatchObject({
      name: 'ThrottlingException',
      $metadata: { httpStatusCode: 429 },
    });
    const failing = await aGateway(() => {
      throw new TypeError('undefined is not a function');
    });
    await expect(new EventBridgeClient(failing.settings(failing.credentials)).send(put(bus))).rejects.toMatchObject({
      name: 'InternalFailure',
      $metadata: { httpStatusCode: 500 },
    });
  });

  it('judges calls to S3, and lets S3 refuse what carries no valid signature', async () => {
    const { settings, credentials, endpoint } = await aGateway();
    const s3 = new S3Client(settings(credentials));
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: 'files', Key: 'open.txt' }));
    expect(await Body?.transformToString()).toBe('GET /files/open.txt');
    await expect(s3.send(new GetObjectCommand({ Bucket: 'files', Key: 'secret.txt' }))).rejects.toMatchObject({
      name: 'AccessDenied',
      $metadata: { httpStatusCode: 403 },
    });
    expect(await (await fetch(`${endpoint}/files/secret.txt`)).text()).toBe('GET /files/secret.txt');
  });
});
