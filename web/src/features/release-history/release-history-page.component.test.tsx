import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Release } from '../../../../shared/contract/content-schemas.ts';
import { aFile, aRelease } from '../../../../shared/contract/release-builders.ts';
import { productTypeNumbers, productTypes } from '../../../../shared/product-type.ts';
import { aContext } from '../../../testing/builders.ts';
import { renderAt } from '../../../testing/components/render-at.tsx';
import { type Device, usesFinger, visitsFrom } from '../../../testing/components/visitor.ts';
import { page as history } from './load-release-history.ts';
import ReleaseHistoryPage from './release-history-page.tsx';

/** What is released for computers, for phones, and beside S3 Pro. */
const paths = (type: number, version: string): Partial<Release> => {
  const phone = { win_path: '', and_path: `/downloads/${type}-${version}.apk`, ios_path: 'https://apps.example.com/1' };
  if (type === 11 || type === 13) return phone;
  const desktop = { win_path: '/1.zip', mac_path: '/2.zip' };
  const beside: Partial<Release> = { sub_product_id: 22, sub_product_name: 'Stream Deck Plugin' };
  return type === 21 ? { ...beside, sub_win_path: '/1.zip', sub_mac_path: '/2.zip' } : desktop;
};
const context = aContext({
  listProductCategories: () => productTypeNumbers.map((type) => ({ type, name: productTypes[type].name })),
  listReleases: ({ type }) =>
    ['2.1.0', '2.0.0'].map((version) => aRelease({ type, version, files: [], ...paths(type, version) })),
});

async function showHistory(type: number, from = context): Promise<void> {
  const data = await history.load(from, { page: String(type) });
  await renderAt(`/history?page=${type}`, <ReleaseHistoryPage data={data} params={{}} reload={() => {}} />);
}

const newest = page.getByRole('region', { name: /^New version/ });
const older = page.getByRole('region', { name: 'Historical version' });
const dialog = page.getByRole('dialog');
const code = () => dialog.element().querySelector('svg[width="120"]');

const twoInStores = [
  ['ccMAX', 11],
  ['Touch', 13],
] as const;

test.each(twoInStores)('%s offers its phone builds as a QR code of 120 × 120 on a desktop', async (_, type) => {
  await showHistory(type);
  for (const platform of ['Android', 'iOS']) {
    await newest.getByRole('button', { name: new RegExp(`^Scan code: .* for ${platform}`) }).click();
    await expect.element(dialog).toBeVisible();
    await expect.poll(code).not.toBeNull();
    const { width, height } = code()?.getBoundingClientRect() ?? new DOMRect();
    expect([width, height]).toEqual([120, 120]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

test.each(twoInStores)(
  '%s offers phone builds of older versions as QR codes on a desktop, each its own',
  async (name, type) => {
    await showHistory(type);
    await expect.element(older.getByRole('link', { name: /\.apk$/ })).not.toBeInTheDocument();
    const codes = older.getByRole('button', { name: /^Scan code: / });
    await codes.last().click();
    await expect.element(dialog.getByText(`${name} 2.0.0`, { exact: true })).toBeVisible();
    await expect.poll(code).not.toBeNull();
  },
);

test('a phone gets the apk itself, without a dialog', async () => {
  await page.viewport(390, 844);
  visitsFrom('android');
  await showHistory(11);
  const link = newest.getByRole('link', { name: /^Download ccMAX .* for Android/ });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\.apk\?attname=/));
  await expect.element(older.getByRole('link', { name: /\.apk$/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Scan code/ })).not.toBeInTheDocument();
});

test('copying a checksum says so', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { sha256 } = aFile();
  await showHistory(21, aContext({ listReleases: () => [aRelease(), aRelease({ version: '5.1.4' })] }));
  await expect.element(older.getByText(sha256)).toBeVisible();
  await older.getByRole('button', { name: /^Copy SHA-256/ }).click();
  await expect.element(older.getByText('Copied').first()).toBeVisible();
  expect(copied).toHaveBeenCalledExactlyOnceWith(sha256);
  copied.mockRestore();
});

test('the dialog of sub-software has its name and lists its downloads', async () => {
  await showHistory(21);
  await newest.getByRole('button', { name: 'Downloads' }).click();
  const downloads = page.getByRole('dialog', { name: 'Stream Deck Plugin' }).getByRole('link', { name: /Windows|Mac/ });
  await expect.poll(() => downloads.elements()).toHaveLength(2);
});

/** The filled downloads in sight. */
const filled = () =>
  [...newest.element().querySelectorAll('a, button')].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(control).backgroundColor === 'rgb(255, 155, 61)',
  );

test.each([
  ['a Windows desktop', 'windows', 12, /^Download Broadcasting Assistant .* for Windows$/],
  ['a Mac', 'mac', 12, /^Download Broadcasting Assistant .* for Mac$/],
  ['a Mac without a build of its own', 'mac', 21, /^Download S3 Pro .* for Windows$/],
  ['an Android phone', 'android', 11, /^Download ccMAX .* for Android$/],
  ['an iPhone', 'iphone', 11, /^Get ccMAX .* for iOS$/],
  ['a phone whose system has no build', 'android', 21, /^Download S3 Pro .* for Windows$/],
] as const)('%s has one filled download, within the first screen', async (_, device: Device, type, name) => {
  const isPhone = device === 'android' || device === 'iphone';
  if (isPhone) usesFinger();
  const [width, height] = isPhone ? [390, 844] : [1440, 900];
  await page.viewport(width, height);
  visitsFrom(device);
  await showHistory(type);
  const [only, ...others] = filled();
  expect(others).toEqual([]);
  expect(only?.textContent).toMatch(name);
  expect(only?.getBoundingClientRect().bottom).toBeLessThanOrEqual(height * 0.6);
});
