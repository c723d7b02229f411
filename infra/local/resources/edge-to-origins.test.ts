import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { exchange } from '../http/exchange.ts';
import { listenOnLoopback } from '../site/loopback.ts';
import { createDistribution } from './cloudfront-distribution.ts';
import { createHttpApi } from './http-api.ts';
import { startBuckets } from './s3-bucket.ts';

const OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
const BUCKET_DOMAIN = 'web.s3.us-east-1.amazonaws.com';
const API_DOMAIN = 'api1.execute-api.us-east-1.amazonaws.com';

/** A site as a template declares it: one distribution in front of a private bucket and an HTTP API. */
async function aSite() {
  const directory = await mkdtemp(path.join(tmpdir(), 'edge-'));
  const { listener, close } = await startBuckets({
    buckets: [{ name: 'web', properties: {} }],
    directory,
    credentials: new Map([
      ['OPERATOR', 'secret'],
      ['EDGE', 'edge-secret'],
    ]),
    mayList: (accessKeyId) => accessKeyId === 'OPERATOR',
  });
  const buckets = await listenOnLoopback(0, listener);
  const api = await listenOnLoopback(
    0,
    createHttpApi({
      api: { id: 'api1', properties: { ProtocolType: 'HTTP' } },
      routes: [{ id: 'r', properties: { RouteKey: 'POST /api/echo', Target: 'integrations/i' } }],
      integrations: [
        {
          id: 'i',
          properties: { IntegrationType: 'AWS_PROXY', PayloadFormatVersion: '2.0', IntegrationUri: 'arn:echo' },
        },
      ],
      stages: [{ id: 's', properties: { StageName: '$default' } }],
      invoke: async (arn, event) => ({ arn, event }),
    }),
  );
  const behaviour = { ViewerProtocolPolicy: 'allow-all', Compress: true };
  const distribution = createDistribution({
    id: 'E1',
    domainName: 'd1.cloudfront.net',
    distribution: {
      DistributionConfig: {
        DefaultRootObject: 'index.html',
        Origins: [
          { Id: 'web', DomainName: BUCKET_DOMAIN, OriginAccessControlId: 'OAC', S3OriginConfig: {} },
          { Id: 'api', DomainName: API_DOMAIN, CustomOriginConfig: { OriginProtocolPolicy: 'https-only' } },
        ],
        DefaultCacheBehavior: { ...behaviour, TargetOriginId: 'web', CachePolicyId: OPTIMIZED },
        CacheBehaviors: [
          {
            ...behaviour,
            PathPattern: '/api/*',
            TargetOriginId: 'api',
            CachePolicyId: DISABLED,
            OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
            AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
          },
        ],
      },
    },
    cachePolicies: {},
    originRequestPolicies: {},
    responseHeadersPolicies: {},
    functions: {},
    fetchOrigin: (domain) => (domain === API_DOMAIN ? api.url : `${buckets.url}/web`),
    originAccess: { accessKeyId: 'EDGE', secretAccessKey: 'edge-secret' },
  });
  const edge = await listenOnLoopback(0, distribution.listener);
  const credentials = { accessKeyId: 'OPERATOR', secretAccessKey: 'secret' };
  const client = new S3Client({ endpoint: buckets.url, region: 'us-east-1', credentials });
  onTestFinished(async () => {
    client.destroy();
    await edge.close();
    await distribution.close();
    await Promise.all([api.close(), buckets.close()]);
    close();
    await rm(directory, { recursive: true });
  });
  const put = (Key: string, Body: string, ContentType: string) =>
    client.send(new PutObjectCommand({ Bucket: 'web', Key, Body, ContentType }));
  return { url: edge.url, buckets: buckets.url, put, ...distribution };
}

test('a private bucket is read through the edge, and not past it', async () => {
  const { url, buckets, put } = await aSite();
  await put('index.html', '<h1>stage</h1>', 'text/html');
  const home = await exchange(`${url}/`);
  expect([home.status, home.text, home.headers['content-type']]).toEqual([200, '<h1>stage</h1>', 'text/html']);
  expect((await exchange(`${buckets}/web/index.html`)).status).toBe(403);
  expect((await exchange(`${url}/missing.html`)).status).toBe(403);
});

test('keys with spaces and letters of any script arrive as they are', async () => {
  const { url, put } = await aSite();
  await put('a b/ü+(1).txt', 'text', 'text/plain');
  expect((await exchange(`${url}/a%20b/%C3%BC%2B(1).txt`)).text).toBe('text');
});

test('a broken download resumes', async () => {
  const { url, put } = await aSite();
  await put('file.zip', '0123456789', 'application/zip');
  const { headers } = await exchange(`${url}/file.zip`);
  const rest = await exchange(`${url}/file.zip`, { headers: { range: 'bytes=4-', 'if-range': headers.etag } });
  expect([rest.status, rest.text]).toEqual([206, '456789']);
});

test('a new version is served after its invalidation', async () => {
  const { url, put, invalidate } = await aSite();
  await put('index.html', 'one', 'text/html');
  await exchange(`${url}/`);
  await put('index.html', 'two', 'text/html');
  expect((await exchange(`${url}/`)).text).toBe('one');
  invalidate(['/*']);
  expect((await exchange(`${url}/`)).text).toBe('two');
});

test('a call reaches the function with the viewer’s body and headers and the API’s own name', async () => {
  const { url } = await aSite();
  const headers = { 'content-type': 'application/json', 'x-own': '1', host: 'site.test' };
  const reply = await exchange(`${url}/api/echo?lang=en`, { method: 'POST', body: '{"type":3}', headers });
  const { arn, event } = JSON.parse(reply.text);
  expect(arn).toBe('arn:echo');
  expect(event).toMatchObject({
    routeKey: 'POST /api/echo',
    rawQueryString: 'lang=en',
    body: '{"type":3}',
    headers: { host: API_DOMAIN, 'x-own': '1', 'x-forwarded-for': '127.0.0.1, 127.0.0.1' },
    requestContext: { domainName: API_DOMAIN },
  });
});
