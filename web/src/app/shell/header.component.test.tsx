import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createViewStore, StoreContext, scrollAtom } from '../navigation/atoms.ts';
import { resolveAddress } from '../navigation/resolve-address.ts';
import { ViewProvider } from '../navigation/view.tsx';
import { placed } from '../pages/shown-page.ts';
import { Header } from './header.tsx';

const header = page.getByRole('banner');
const navigation = header.getByRole('navigation');
const menu = (name: string) => header.getByText(name, { exact: true });
const link = (name: string) => header.getByRole('link', { name, exact: true });

/** Shows the header on a page that begins with a dark picture, as home does. */
async function renderHeader() {
  const shown = {
    frame: null,
    revalidate: false,
    cache: 'static',
    data: undefined,
    render: () => <>The page</>,
  } as const;
  const outcome = { status: 'ready', darkHeader: true, ...shown } as const;
  const store = createViewStore({ page: placed(resolveAddress('/home'), outcome), arrival: null });
  await render(
    <StoreContext value={store}>
      <Router hook={memoryLocation({ path: '/home' }).hook}>
        <ViewProvider store={store}>
          <Header />
          <main>
            <p style={{ height: 1_000 }}>The picture</p>
          </main>
          <a href="#foot">Foot</a>
        </ViewProvider>
      </Router>
    </StoreContext>,
  );
  return store;
}

test('the menu closes when something else is pressed, when the focus leaves it, and when a link is followed', async () => {
  await renderHeader();
  for (const leaving of [
    () => page.getByText('The picture').click({ position: { x: 5, y: 850 } }),
    () => page.getByRole('link', { name: 'Foot' }).element().focus(),
    () => link('S3 Pro').click(),
  ]) {
    await menu('Products').click();
    await expect.element(link('S3 Pro')).toBeVisible();
    await leaving();
    await expect.element(link('S3 Pro')).not.toBeInTheDocument();
  }
});

test('on a phone the menu fills the screen below the header, foremost first, in the colours of the scheme', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: 'light' }] });
  await page.viewport(390, 844);
  await renderHeader();
  expect(getComputedStyle(header.element()).colorScheme).toBe('dark');
  await menu('Menu').click();
  await expect.element(menu('Products')).toBeVisible();
  expect(navigation.element().getBoundingClientRect().bottom).toBe(844);
  const tops = [link('Download centre'), link('Release history'), menu('Products')].map(
    (part) => part.element().getBoundingClientRect().top,
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(colourOf(navigation.element())).toBe(colourOf(document.body));
});

test('turned on its side with an open menu, a tablet shows the bar', async () => {
  await page.viewport(820, 1_180);
  await renderHeader();
  await menu('Menu').click();
  await expect.element(menu('Products')).toBeVisible();
  await page.viewport(1_180, 820);
  await expect.element(menu('Menu')).not.toBeVisible();
  expect(navigation.element().getBoundingClientRect().height).toBeLessThan(72);
});

test('from 60 px of scroll on the bar stays in sight, and not on a screen of less than 400 px, of which it is a third', async () => {
  const store = await renderHeader();
  store.set(scrollAtom, 100);
  for (const [height, position] of [
    [400, 'fixed'],
    [399, 'absolute'],
    [256, 'absolute'],
  ] as const) {
    await page.viewport(320, height);
    await expect.poll(() => getComputedStyle(header.element()).position, { message: `${height} px` }).toBe(position);
  }
});

test.each([320, 340, 350, 360, 370, 377, 390, 430, 768])(
  'at %i px the name of the brand has two lines beside its mark, or is not there',
  async (width) => {
    await page.viewport(width, 844);
    await renderHeader();
    const brand = header.getByRole('link', { name: /, home$/ }).element();
    const box = brand.getBoundingClientRect();
    const name = document.createRange();
    name.selectNodeContents(brand.querySelector('span') as Element);
    const lines = [...name.getClientRects()];
    const seen = lines.filter(({ top }) => top < box.bottom);
    expect([0, 2]).toContain(seen.length);
    if (width >= 360) expect(seen).toHaveLength(2);
    for (const line of seen) {
      expect(line.bottom).toBeLessThanOrEqual(box.bottom);
      expect(line.right).toBeLessThanOrEqual(box.right + 1);
    }
    const { right } = header.getByText('Menu', { exact: true }).element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(width);
  },
);
