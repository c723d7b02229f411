import { expect, test } from 'vitest';
import { standInFor } from './stand-in.ts';

const cashier = { path: '/__local/cashier', hosts: ['cashier.localhost'] };
const isFor = (url: string, host: string) => standInFor({ url, headers: { host } }, [cashier]) === cashier;

test.each([
  ['/__local/cashier', 'localhost:8080'],
  ['/__local/cashier?order=1', '127.0.0.1:8080'],
  ['/__local/cashier/orders.json', '[::1]:8080'],
  ['/__local/cashier/pay', 'cashier.localhost:8080'],
  ['/__local/cashier/pay', 'cashier.localhost'],
])('a stand-in answers %s of %s', (url, host) => expect(isFor(url, host)).toBe(true));

test.each([
  ['/__local/cashiers', 'localhost:8080'],
  ['/__local/', 'localhost:8080'],
  ['/', 'cashier.localhost:8080'],
  ['/__local/cashier', 'evil.example:8080'],
  ['/__local/cashier', 'cashier.localhost.evil.example'],
])('a stand-in does not answer %s of %s', (url, host) => expect(isFor(url, host)).toBe(false));
