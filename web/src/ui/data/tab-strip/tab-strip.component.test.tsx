import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAt } from '../../../../testing/components/render-at.tsx';
import { textsOf } from '../../../../testing/components/texts-of.ts';
import { usesFinger } from '../../../../testing/components/visitor.ts';
import { TabStrip } from './tab-strip.tsx';

const group = (label: string, ...names: readonly string[]) => ({
  label,
  tabs: names.map((name) => ({ key: name, label: name, to: `/history?of=${name}` })),
});
const groups = [
  group('S series', 'S1', 'S2', 'S3', 'S3 Pro', 'S3 Lite'),
  group('P series', 'P1+', 'P1+ Encrypted Lock', 'P1', 'P1 Encrypted Lock', 'P1 Activation'),
  group('Mobile control', 'ccMAX', 'Touch'),
  group('Tools', 'HVC Plugin', 'HVC Player', 'NDI Sender', 'License Reader', 'Assistant', 'Stream Deck Plugin'),
];
const many = {
  label: 'Products',
  tabs: groups.flatMap(({ tabs }) => tabs),
  more: { label: 'More products', title: 'All products', groups },
};
const few = group('Families', 'All products', 'S series', 'C series', 'P1', 'Hardware', 'Auxiliary tools', 'Codes');

const strip = page.getByRole('navigation');
const line = () => strip.getByRole('list').first().element();

/** Pixels of the current tab that its line does not show. */
function hiddenPart(): number {
  const room = line().getBoundingClientRect();
  const tab = line().querySelector('[aria-current]')?.getBoundingClientRect();
  return tab ? Math.max(0, room.left - tab.left, tab.right - room.right) : Number.POSITIVE_INFINITY;
}

test.each([
  ['the last of many', many, 'Stream Deck Plugin'],
  ['one in the middle', many, 'Touch'],
  ['the last of few', few, 'Codes'],
])('the current tab is in sight at every width: %s', async (_, tabs, current) => {
  await page.viewport(320, 900); // where the line hides most
  await renderAt('/history', <TabStrip {...tabs} current={current} />);
  for (const width of [320, 390, 768, 1440, 1920, 2560, 390]) {
    await page.viewport(width, 900);
    await expect.poll(hiddenPart, { message: `${width} px` }).toBe(0);
  }
});

test.each([
  ['at its first tab', many, 'S1', 390, [false, true]],
  ['in its middle', many, 'Touch', 390, [true, true]],
  ['at its last tab', many, 'Stream Deck Plugin', 390, [true, false]],
  ['nowhere where all fits', few, 'All products', 1440, [false, false]],
] as const)('the line fades at the ends where it hides more: %s', async (_, tabs, current, width, fades) => {
  await page.viewport(width, 844);
  await renderAt('/history', <TabStrip {...tabs} current={current} />);
  if (current === 'Stream Deck Plugin') line().scrollTo({ left: 9_999 });
  await expect
    .poll(() => {
      const { maskImage } = getComputedStyle(line());
      return [/\) 24px/.test(maskImage), /calc\(100% - 40px\)/.test(maskImage)];
    })
    .toEqual(fades);
});

test('on a desk all unfold in the page by group, and Escape folds them', async () => {
  await page.viewport(1024, 900);
  await renderAt('/history', <TabStrip {...many} current="S3 Pro" />);
  const toggle = strip.getByRole('button');
  // What is hidden for a moment only loses the focus in that moment.
  let wasIdle = false;
  new MutationObserver(() => (wasIdle = true)).observe(toggle.element(), { attributeFilter: ['data-idle'] });
  await toggle.click();
  expect(textsOf(strip.getByRole('heading'))).toEqual(groups.map(({ label }) => label));
  expect(strip.getByRole('link').elements()).toHaveLength(18);
  await expect.element(strip.getByRole('link', { name: 'S3 Pro', exact: true })).toHaveAttribute('aria-current');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(strip.getByRole('heading')).not.toBeInTheDocument();
  await expect.element(toggle).toHaveFocus();
  expect(wasIdle).toBe(false);
});

const sheet = page.getByRole('dialog', { name: 'All products' });
const toggle = page.getByRole('button', { name: 'More products' });

test('on a phone all open in a sheet from the lower edge, which closes for the one that is chosen', async () => {
  usesFinger();
  await page.viewport(390, 844);
  const visited = await renderAt('/history', <TabStrip {...many} current="S3 Pro" />);
  await toggle.click();
  await expect.element(sheet).toBeVisible();
  const { x, width, bottom } = sheet.element().getBoundingClientRect();
  expect([x, width, bottom]).toEqual([0, 390, 844]);
  expect(textsOf(sheet.getByRole('heading', { level: 3 }))).toEqual(groups.map(({ label }) => label));
  const heights = sheet
    .getByRole('link')
    .elements()
    .map((link) => link.getBoundingClientRect().height);
  expect(heights).toHaveLength(18);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(sheet.element().contains(document.activeElement)).toBe(true);
  await sheet.getByRole('link', { name: 'License Reader' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(visited.at(-1)).toBe('/history?of=License Reader');
  expect(document.documentElement.dataset.scrollLock).toBeUndefined();
});

test.each([
  ['its button', () => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press beside it', () => sheet.click({ position: { x: 200, y: -40 }, force: true })],
])('the sheet closes by %s and gives the focus back', async (_, close) => {
  await page.viewport(390, 844);
  await renderAt('/history', <TabStrip {...many} current="S3 Pro" />);
  await toggle.click();
  await expect.element(sheet).toBeVisible();
  await close();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(toggle).toHaveFocus();
});
