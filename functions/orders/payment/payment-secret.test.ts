import { expect, test } from 'vitest';
import { PaymentSecret } from './payment-secret.ts';

const isGateway = (address: string) => PaymentSecret.shape.gateway.safeParse(address).success;

test.each([
  ['https://openapi.alipay.com/gateway.do', true],
  ['http://127.0.0.1:8080/__local/cashier/gateway.do', true],
  ['http://openapi.alipay.com/gateway.do', false],
  ['http://127.0.0.1.evil.example:8080/gateway.do', false],
  ['http://127.0.0.1:8080@evil.example/gateway.do', false],
])('the gateway %s is called: %s, as only a stand-in on this machine goes without TLS', (address, isCalled) => {
  expect(isGateway(address)).toBe(isCalled);
});
