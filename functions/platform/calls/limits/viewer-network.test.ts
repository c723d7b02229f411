import { expect, test } from 'vitest';
import { viewerNetworks } from './viewer-network.ts';

test.each([
  ['198.51.100.10:46532', '198.51.100.10'],
  ['127.0.0.7:1', '127.0.0.7'],
  ['2001:db8:1:2:3:4:5:6:443', '2001:db8:1:2::/64'],
  ['2001:db8::1:443', '2001:db8:0:0::/64'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:::443', '2001:db8:1:2::/64'],
  ['2001:0db8:85a3:0000:0000:8a2e:0370:7334:46532', '2001:db8:85a3:0::/64'],
  ['::1:50000', '0:0:0:0::/64'],
  ['::ffff:198.51.100.10:443', '198.51.100.10'],
  ['[::ffff:c633:640a]:443', '198.51.100.10'],
  ['2001:db8:0:0:0:ffff:1:2:443', '2001:db8:0:0::/64'],
  ['1:0:0:3:4:5:6:7:443', '1:0:0:3::/64'],
  ['fe80:1:2:3::1%eth0:443', 'fe80:1:2:3::/64'],
])('%s is counted as %s', (header, network) => {
  expect(viewerNetworks(header).network).toBe(network);
});

test('addresses of one /64 count together, those of another one apart', () => {
  const one = ['2001:db8:1:2::1:443', '2001:db8:1:2:aaaa::1:443', '[2001:db8:1:2::ffff]:1'].map(
    (address) => viewerNetworks(address).network,
  );
  expect(new Set(one).size).toBe(1);
  expect(viewerNetworks('2001:db8:1:3::1:443').network).not.toBe(one[0]);
});

test.each([
  ['2001:db8:1:2:3:4:5:6:443', '2001:db8:1::/48'],
  ['2001:db8::1:443', '2001:db8:0::/48'],
  ['198.51.100.10:46532', undefined],
  ['::ffff:198.51.100.10:443', undefined],
])('%s is counted in its /48 too: %s', (header, site) => {
  expect(viewerNetworks(header).site).toBe(site);
});

test.each([
  undefined,
  '',
  'unknown',
  '198.51.100.10',
  '198.51.100.300:1',
  '2001:db8::g:443',
  '1.2.3.4:5, 6.7.8.9:1',
  'x[2001:db8::1]:443',
  '[2001:db8::1]:443x',
])('a call from "%s" is refused, as it did not come through the edge', (header) => {
  expect(() => viewerNetworks(header)).toThrow('The edge did not say where the call comes from');
});
