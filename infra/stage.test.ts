import { App } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { readStage, stageNamed } from './stage.ts';
import { stages } from './stages.ts';

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/c1';

test('a laptop pays at its stand-in, which redirects to another origin, on whatever port it has', () => {
  expect(readStage(new App().node)).toMatchObject({
    name: 'local',
    outside: { paymentGateway: ['http://127.0.0.1:*', 'http://cashier.localhost:*'] },
  });
});

test('a deployed stage pays at Alipay, or at its sandbox, and never at a stand-in', () => {
  const alipay = ['https://openapi.alipay.com', 'https://*.alipay.com'];
  expect(stageNamed('prod').outside.paymentGateway).toEqual(alipay);
  expect(stageNamed('another').outside.paymentGateway).toEqual(alipay);
  const sandbox = ['https://openapi-sandbox.dl.alipaydev.com', 'https://*.alipaydev.com'];
  expect(stageNamed('test').outside.paymentGateway).toEqual(sandbox);
});

test('browsers keep to HTTPS for a day, and not below the host, until a stage says more', () => {
  expect(stageNamed('another').hsts).toBe('day');
});

test('hosts have their certificate, and a stage without hosts is under the name of CloudFront', () => {
  expect(stageNamed('prod', { certificateArn }).domain).toEqual({ hosts: stages.prod?.hosts, certificateArn });
  expect(stageNamed('another', { certificateArn })).not.toHaveProperty('domain');
});

test.each(['Prod', 'a-b', '', 'seventeen-letters', '1st'])('"%s" cannot be part of names, and is no stage', (name) => {
  expect(() => stageNamed(name)).toThrow(`"${name}" is no stage`);
});
