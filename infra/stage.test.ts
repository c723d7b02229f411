import { App } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { readStage } from './stage.ts';

const gatewayOf = (context: Record<string, string>) => readStage(new App({ context }).node).outside.paymentGateway;

test('a laptop pays at its stand-in, which redirects to another origin, on whatever port it has', () => {
  expect(gatewayOf({})).toEqual(['http://127.0.0.1:*', 'http://cashier.localhost:*']);
});

test('a deployed stage pays at Alipay, or at its sandbox, and never at a stand-in unless it is said so', () => {
  expect(gatewayOf({ stage: 'prod' })).toEqual(['https://openapi.alipay.com', 'https://*.alipay.com']);
  expect(gatewayOf({ stage: 'test', paymentGateway: 'alipay-sandbox' })).toEqual([
    'https://openapi-sandbox.dl.alipaydev.com',
    'https://*.alipaydev.com',
  ]);
});

test('a gateway that nobody knows stops synthesis', () => {
  expect(() => gatewayOf({ stage: 'prod', paymentGateway: 'alipai' })).toThrow('"alipai" is no paymentGateway');
});
