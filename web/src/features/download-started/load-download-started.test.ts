import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../../../shared/addresses.ts';
import { aRelease } from '../../../../shared/contract/release-builders.ts';
import { routes } from '../../../../shared/routes.ts';
import { aContext } from '../../../testing/builders.ts';
import { page, readStarted } from './load-download-started.ts';

const { load } = page;

const search = (query: string) => matchRoute(routes.downLink.path, new URLSearchParams(query))?.params ?? {};
const whole = 'product_name=S3+Pro&version=5.2.0&system=1&page=21';

describe('the download that an address speaks of', () => {
  it('a download is found by type, and by the product name where page is 0', () => {
    const started = { type: 21, name: 'S3 Pro', version: '5.2.0', platform: 'windows' };
    expect(readStarted(search(whole))).toEqual(started);
    expect(readStarted(search(whole.replace('page=21', 'page=0')))).toEqual(started);
  });

  it.each([
    ['no product', 'product_name=Nothing&version=1&system=1'],
    ['no version', 'product_name=S1&system=1'],
    ['no platform', 'product_name=S1&version=1&system=9'],
    ['nothing at all', ''],
  ])('no download is found with %s', (_, query) => {
    expect(readStarted(search(query))).toBeNull();
  });
});

describe('the page after a download', () => {
  const context = aContext({ listReleases: () => [aRelease()] });

  it('the page after a download has the file for another try, with its size and checksum', async () => {
    const { download } = await load(context, search(whole));
    expect(download?.build).toMatchObject({ file_path: aRelease().win_path, size: 53_480 });
  });

  it('the page after a download offers more history unless page is 0', async () => {
    expect((await load(context, search(whole))).moreHistory).toBe(21);
    expect((await load(context, search(whole.replace('page=21', 'page=0')))).moreHistory).toBeNull();
  });

  it.each([
    ['product_name=S3+Pro&version=5.2.0&system=1', 21],
    ['product_name=Nothing&version=5.2.0&system=1', null],
    ['', null],
  ])('without page, %s, it offers the history of the product that was downloaded', async (query, type) => {
    expect((await load(context, search(query))).moreHistory).toBe(type);
  });

  it('a version without the file is told apart from a look-up that failed', async () => {
    const gone = await load(context, search(whole.replace('5.2.0', '1.0.0')));
    expect(gone.download?.build).toBeNull();
    const failing = { ...context, call: () => Promise.reject(new Error('HTTP 500')) };
    expect((await load(failing, search(whole))).download).toMatchObject({ name: 'S3 Pro', build: undefined });
  });
});
