import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DownloadItem, Product } from '../../../../shared/contract/content-schemas.ts';
import type { ProductType } from '../../../../shared/product-type.ts';
import { aBuild, aContext, aProduct } from '../../../testing/builders.ts';
import { textsOf } from '../../../testing/components/texts-of.ts';
import { type Device, visitsFrom } from '../../../testing/components/visitor.ts';
import DownloadCentrePage from './download-centre-page.tsx';
import { page as centre } from './load-download-centre.ts';

function aRow(title: string, series: Product['series'], type: ProductType, systems: readonly DownloadItem['system'][]) {
  const builds = systems.map((system) => aBuild({ type, system, file_path: `/downloads/${type}-${system}.zip` }));
  return aProduct({ title, series, types: [type], builds });
}
const products = [
  aRow('S1', 's', 1, [1]),
  aRow('S3 Pro', 's', 21, [1]),
  aRow('P1+', 'p1', 9, [1]),
  aRow('ccMAX', 'auxiliary', 11, [3, 4]),
  aRow('Broadcasting Assistant', 'auxiliary', 12, [1, 2]),
  aRow('Touch', 'auxiliary', 13, [3, 4]),
];

const aTab = async (tab: number, list: readonly Product[] = products) => {
  const data = await centre.load(aContext({ listProducts: () => [...list] }), { page: String(tab) });
  return <DownloadCentrePage data={data} params={{}} reload={() => {}} />;
};

const platforms = page.getByRole('group', { name: 'Show builds for' });
const platform = (name: string) => platforms.getByRole('button', { name, exact: true });
/** The products that are listed, by the names of their links. */
const rows = () => textsOf(page.getByRole('listitem').getByRole('heading'));
const send = page.getByRole('link', { name: 'Send the link to my computer' });

test.each([
  ['windows', 0, 'Download for Windows: S3 Pro', 'For your computer: Windows'],
  ['mac', 0, 'Download for Mac: Broadcasting Assistant', 'For your computer: Mac'],
  ['mac', 1, 'Download for Windows: S3 Pro', 'Nothing here is made for Mac'],
  ['mac', 4, 'Download for Mac: Broadcasting Assistant', 'For your computer: Mac'],
  ['windows', 5, 'Download for Windows: P1+', 'For your computer: Windows'],
  ['android', 1, 'Download for Windows: S3 Pro', 'Current version'],
] as const)('on top of %s in tab %i stands: %s', async (device: Device, tab, name, note) => {
  visitsFrom(device);
  await render(await aTab(tab));
  await expect.element(page.getByText(note)).toBeVisible();
  const panel = page.elementLocator(page.getByText(note).element().parentElement ?? document.body);
  await expect.element(panel.getByRole('heading', { level: 2 })).toHaveTextContent(`${name.split(': ')[1]} 5.2.0`);
  const { backgroundColor } = getComputedStyle(panel.getByRole('link', { name: `${name} 5.2.0` }).element());
  expect(backgroundColor).toBe('rgb(255, 155, 61)');
});

test('a chosen platform leaves its builds, says how many, and can be taken back', async () => {
  await render(await aTab(4));
  const all = rows();
  await platform('iOS').click();
  await expect.element(page.getByRole('status').filter({ hasText: '2 builds for iOS' })).toBeVisible();
  expect(textsOf(platforms.getByRole('button', { pressed: true }))).toEqual(['iOS']);
  expect(rows()).toEqual(['ccMAX', 'Touch']);
  await platform('All').click();
  await expect.poll(rows).toEqual(all);
});

test('a platform for which a tab has nothing is said so, and not only shown empty', async () => {
  await render(await aTab(1));
  await platform('Android').click();
  await expect.element(page.getByText('Nothing here is made for Android.', { exact: false })).toBeVisible();
  expect(rows()).toEqual([]);
  await page.getByRole('button', { name: 'Show all builds' }).click();
  await expect.poll(rows).toEqual(['S1', 'S3 Pro']);
});

test('another tab begins with all of its builds', async () => {
  const { rerender } = await render(await aTab(1));
  await platform('Mac').click();
  await rerender(await aTab(4));
  await expect.element(page.getByRole('status').filter({ hasText: /^6 builds$/ })).toBeVisible();
});

test('a download centre without products says so, and shows no empty list', async () => {
  await render(await aTab(0, []));
  await expect.element(page.getByText('There is nothing to download here yet.')).toBeVisible();
  await expect.element(platforms).not.toBeInTheDocument();
});

test('a phone sends the link by its own sharing, and a cancelled one by nothing else', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  await page.viewport(390, 844);
  await render(await aTab(1));
  await send.click();
  expect(share.mock.calls).toEqual([
    [{ title: 'S3 Pro 5.2.0 for Windows', url: `${location.origin}/download?page=1` }],
  ]);
});

test('a desk needs no link to be sent', async () => {
  await render(await aTab(1));
  await expect.element(page.getByText('Current version')).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
});
