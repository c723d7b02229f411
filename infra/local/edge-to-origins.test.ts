import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from './core/http/loopback.ts';
import type { JsonObject } from './core/json.ts';
import { cloudfront } from './services/cloudfront/index.ts';
import { httpApi } from './services/http-api/index.ts';
import { s3 } from './services/s3/index.ts';
import { aCachePolicy } from './testing/an-edge.ts';
import { exchange } from './testing/exchange.ts';
import type { Resources } from './testing/stack.ts';
import { startedServices } from './testing/started-services.ts';

const echo = 'arn:aws:lambda:us-east-1:000000000000:function:echo';
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
const ApiId = { Ref: 'Api' };
const apiDomain = { 'Fn::Join': ['', [ApiId, '.execute-api.us-east-1.amazonaws.com']] };
const behaviour: JsonObject = { ViewerProtocolPolicy: 'allow-all', Compress: true };

/** A site as a template declares it: one distribution in front of a private bucket and an HTTP API. */
const resources: Resources = {
  Web: ['AWS::S3::Bucket', { BucketName: 'web' }],
  WebPolicy: [
    'AWS::S3::BucketPolicy',
    {
      Bucket: { Ref: 'Web' },
      PolicyDocument: {
        Statement: [
          {
            Effect: 'Allow',
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Action: 's3:GetObject',
            Resource: 'arn:aws:s3:::web/*',
            Condition: { ArnLike: { 'AWS:SourceArn': 'arn:aws:cloudfront::000000000000:distribution/*' } },
          },
        ],
      },
    },
  ],
  Api: ['AWS::ApiGatewayV2::Api', { Name: 'api', ProtocolType: 'HTTP' }],
  Stage: ['AWS::ApiGatewayV2::Stage', { ApiId, StageName: '$default', AutoDeploy: true }],
  Integration: [
    'AWS::ApiGatewayV2::Integration',
    { ApiId, IntegrationType: 'AWS_PROXY', IntegrationUri: echo, PayloadFormatVersion: '2.0' },
  ],
  Route: [
    'AWS::ApiGatewayV2::Route',
    { ApiId, RouteKey: 'POST /api/echo', Target: { 'Fn::Join': ['/', ['integrations', { Ref: 'Integration' }]] } },
  ],
  Permission: [
    'AWS::Lambda::Permission',
    { Action: 'lambda:InvokeFunction', FunctionName: echo, Principal: 'apigateway.amazonaws.com' },
  ],
  Cached: ['AWS::CloudFront::CachePolicy', aCachePolicy({ DefaultTTL: 86_400 })],
  Uncached: ['AWS::CloudFront::CachePolicy', aCachePolicy({ DefaultTTL: 0 })],
  Distribution: [
    'AWS::CloudFront::Distribution',
    {
      DistributionConfig: {
        Enabled: true,
        Origins: [
          {
            Id: 'web',
            DomainName: { 'Fn::GetAtt': ['Web', 'RegionalDomainName'] },
            OriginAccessControlId: 'OAC',
            S3OriginConfig: { OriginAccessIdentity: '' },
          },
          { Id: 'api', DomainName: apiDomain, CustomOriginConfig: { OriginProtocolPolicy: 'https-only' } },
        ],
        DefaultCacheBehavior: { ...behaviour, TargetOriginId: 'web', CachePolicyId: { Ref: 'Cached' } },
        CacheBehaviors: [
          {
            ...behaviour,
            PathPattern: '/api/*',
            TargetOriginId: 'api',
            CachePolicyId: { Ref: 'Uncached' },
            OriginRequestPolicyId: allViewerExceptHost,
            AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
          },
        ],
      },
    },
  ],
};

async function aSite() {
  const {
    site,
    url: gateway,
    settings,
  } = await startedServices([s3, httpApi, cloudfront], resources, {
    prepare: ({ ports }) =>
      ports.provide('function', (arn) => ({ name: arn, arn, invoke: async (event) => ({ payload: event }) })),
  });
  const edge = await listenOnLoopback(0, site.ports.get('front', 'site'));
  const client = new S3Client({ ...settings, forcePathStyle: true });
  onTestFinished(async () => {
    client.destroy();
    await edge.close();
  });
  const put = (Key: string, Body: string, ContentType: string) =>
    client.send(new PutObjectCommand({ Bucket: 'web', Key, Body, ContentType }));
  return { url: edge.url, buckets: gateway, put };
}

test('a private bucket can be read through the edge, and not directly', async () => {
  const { url, buckets, put } = await aSite();
  await put('index.html', '<h1>stage</h1>', 'text/html');
  const home = await exchange(`${url}/index.html`);
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

test('a call reaches the function with the viewer’s body and headers and the API’s own name', async () => {
  const { url } = await aSite();
  const headers = { 'content-type': 'application/json', 'x-own': '1', host: 'site.test' };
  const reply = await exchange(`${url}/api/echo?lang=en`, { method: 'POST', body: '{"type":3}', headers });
  const event = JSON.parse(reply.text);
  expect(event).toMatchObject({
    routeKey: 'POST /api/echo',
    rawQueryString: 'lang=en',
    body: '{"type":3}',
    headers: { host: event.requestContext.domainName, 'x-own': '1', 'x-forwarded-for': '127.0.0.1, 127.0.0.1' },
    requestContext: { domainName: expect.stringMatching(/^\w+\.execute-api\.us-east-1\.amazonaws\.com$/) },
  });
});
