import { createServer, type Server } from 'node:http';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ListQueuesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, describe, expect, it } from 'vitest';
import { createJudge } from '../../iam/judge.ts';
import { createKeyring } from '../../iam/principals.ts';
import { aPlace, quiet } from '../../testing/stack.ts';
import type { Credentials } from '../http/signature-v4.ts';
import { AwsError } from './error.ts';
import { createGateway } from './gateway.ts';
import { jsonReply, type StreamingWire, type Wire } from './wire.ts';

const { accountId } = aPlace;
const role = { id: `arn:aws:iam::${accountId}:role/publisher`, context: {} };
const bus = `arn:aws:events:us-east-1:${accountId}:event-bus/site`;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** In place of S3: answers with the caller that it was told. */
const s3: StreamingWire = {
  protocol: 's3',
  stream: ({ method, url }, response, caller) =>
    response.end(`${method} ${url?.split('?')[0]} by ${'refused' in caller ? caller.refused : caller.id}`),
};

/** A gateway in front of a stand-in for EventBridge and one for S3; the role may put events on one bus. */
async function aGateway(answer: Wire['answer'] = () => jsonReply({ Entries: [] })) {
  const keyring = createKeyring('seed', accountId);
  const statement = { Effect: 'Allow', Action: 'events:PutEvents', Resource: bus };
  const ofRoles = new Map([[role.id, [{ id: 'Policy#0', statement }]]]);
  const judge = createJudge({ ofRoles, ofResources: new Map() }, aPlace.accountId, quiet);
  const events: Wire = {
    protocol: 'json',
    needs: ({ body }) => [
      { action: 'events:PutEvents', resource: JSON.parse(body.toString()).Entries[0].EventBusName },
    ],
    answer,
  };
  const gateway = createGateway({ keyring, judge, wires: { events, s3 } });
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
  it('the gateway knows the caller by the key that signed, and lets through what the policies grant', async () => {
    const callers: string[] = [];
    const { settings, credentials, keyring } = await aGateway(({ principal, operation }) => {
      callers.push(`${principal.id} ${operation}`);
      return jsonReply({ Entries: [] });
    });
    await new EventBridgeClient(settings(credentials)).send(put(bus));
    await new EventBridgeClient(settings(keyring.operator)).send(put(`${bus}-other`));
    expect(callers).toEqual([`${role.id} PutEvents`, `arn:aws:iam::${accountId}:user/operator PutEvents`]);
  });

  it('the gateway refuses what the policies do not grant', async () => {
    const { settings, credentials } = await aGateway();
    await expect(new EventBridgeClient(settings(credentials)).send(put(`${bus}-other`))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining(`events:PutEvents on resource: ${bus}-other`),
    });
  });

  it('the gateway refuses unknown keys and signatures that do not fit', async () => {
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

  it('the gateway refuses a signed request whose body was changed on the way', async () => {
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

  it('the gateway names a service that has no counterpart', async () => {
    const { settings, credentials } = await aGateway();
    await expect(new SQSClient(settings(credentials)).send(new ListQueuesCommand({}))).rejects.toMatchObject({
      message: 'The local runtime has no counterpart of the service "sqs"',
    });
  });

  it('the gateway passes on refusals of a service as they are, and its bugs as internal failures', async () => {
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

  it('the gateway tells S3 who calls, or why the signature is refused, and leaves the rest to it', async () => {
    const { settings, credentials, endpoint } = await aGateway();
    const answerTo = async (caller: Credentials) => {
      const client = new S3Client({ ...settings(caller), forcePathStyle: true });
      const { Body } = await client.send(new GetObjectCommand({ Bucket: 'files', Key: 'a.txt' }));
      return Body?.transformToString();
    };
    expect(await answerTo(credentials)).toBe(`GET /files/a.txt by ${role.id}`);
    expect(await answerTo({ accessKeyId: 'AKIAUNKNOWN', secretAccessKey: 'x' })).toBe(
      'GET /files/a.txt by InvalidAccessKeyId',
    );
    expect(await answerTo({ ...credentials, secretAccessKey: 'x' })).toBe('GET /files/a.txt by SignatureDoesNotMatch');
    expect(await (await fetch(`${endpoint}/files/a.txt`)).text()).toBe('GET /files/a.txt by MissingSignature');
    expect(await (await fetch(`${endpoint}//`)).text()).toBe('GET // by MissingSignature');
  });
});
