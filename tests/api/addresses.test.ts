import { extname } from 'node:path';
import { expect, inject, test } from 'vitest';
import { readReply } from '../../shared/contract/dialect.ts';
import { methodsOf } from '../../shared/contract/endpoint.ts';
import { get, inText } from '../support/requests/api-client.ts';
import { exampleFor } from '../support/requests/example-requests.ts';
import { runningSites } from '../support/site/running-sites.ts';

const types: Readonly<Record<string, string>> = {
  '': 'text/html',
  '.apk': 'application/vnd.android.package-archive',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.webp': 'image/webp',
  '.zip': 'application/zip',
};

/** Each text in a reply under the name of an address, as `name text`. */
function addressesIn(reply: unknown, name = ''): string[] {
  if (typeof reply === 'string')
    return /^(img|cover|images|link|video_url|\w+_path)$/.test(name) ? [`${name} ${reply}`] : [];
  if (Array.isArray(reply)) return reply.flatMap((one) => addressesIn(one, name));
  return Object.entries(Object(reply)).flatMap(([field, value]) => addressesIn(value, field));
}

const [site] = runningSites();
const reads = site?.routed.filter(({ endpoint }) => endpoint.cache && methodsOf(endpoint).includes('GET')) ?? [];

test('every address that an example is answered is absolute, and leads to what it names', async () => {
  const { url, state } = { url: inject('siteUrl'), state: inject('siteState') };
  const named = await Promise.all(
    reads.map(async (read) => {
      const { endpoint } = read;
      const response = await get(url, endpoint, inText(await exampleFor({ url, state }, read)));
      return addressesIn(endpoint.reply === undefined ? readReply(endpoint.dialect, await response.json()) : '');
    }),
  );
  const fields = [...new Set(named.flat())].map((text) => text.split(' '));
  const names = ['img', 'cover', 'images', 'link', 'video_url', 'file_path', 'win_path', 'mac_path', 'product_path'];
  expect(fields.map(([name]) => name)).toEqual(expect.arrayContaining(names));
  // Elsewhere nothing is offered where it is empty; a tutorial always leads somewhere.
  expect(fields).not.toContainEqual(['link', '']);
  const addresses = [...new Set(fields.map(([, address = '']) => address))].filter(Boolean);
  const ours = addresses.filter((address) => address.startsWith(`${url}/`));
  expect(ours.length).toBeGreaterThan(80);
  // The rest are shops.
  expect(addresses.filter((address) => !ours.includes(address) && !address.startsWith('https://apps.'))).toEqual([]);
  const answers = await Promise.all(
    ours.map(async (address) => {
      const { status, headers } = await fetch(address, { method: 'HEAD', redirect: 'manual' });
      return [address, status, headers.get('content-type')?.split(';')[0]];
    }),
  );
  expect(answers).toEqual(ours.map((address) => [address, 200, types[extname(new URL(address).pathname)]]));
});
