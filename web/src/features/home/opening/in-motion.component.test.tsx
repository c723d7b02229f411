import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { eventually, nextFrame, press, stopsClock } from '../../../../testing/components/clock.ts';
import { renderAt } from '../../../../testing/components/render-at.tsx';
import { acceptsMotion, pointsAt } from '../../../../testing/components/visitor.ts';
import { InMotion } from './in-motion.tsx';

const banner = page.getByLabelText('Products where they play: slides');
const film = page.getByLabelText(/^A sunrise plays on a stage/);
const control = (name: string) => page.getByRole('button', { name: `${name}: Products where they play` });

const productsOf = (slides: string) =>
  [...banner.element().querySelectorAll(`${slides} figcaption a`)].map(({ textContent }) => textContent);
/** The products of the slides that can be seen. */
const shown = () => productsOf('li:not([inert])');
/** The products of the slides whose picture may load. */
const loaded = () => productsOf('figure:has(img)');

beforeEach(() => stopsClock());

/** Shows the banner, once its library moves it and it has been seen. */
async function showBanner(): Promise<void> {
  await renderAt('/home', <InMotion />);
  press(page.getByRole('tab', { name: 'In use' }));
  await eventually(() => expect(banner.element()).toHaveAttribute('data-moving'));
  await nextFrame();
}

test('the opening film gives way to the banner, and comes back', async () => {
  await renderAt('/home', <InMotion />);
  await expect.element(banner).not.toBeVisible();
  await page.getByRole('tab', { name: 'In use' }).click();
  await expect.element(banner).toBeVisible();
  await expect.element(film).not.toBeVisible();
  await page.getByRole('tab', { name: 'Film' }).click();
  await expect.element(film).toBeVisible();
  await expect.element(banner).not.toBeVisible();
});

test('the banner loads the next picture 2,500 ms after a slide has come, and shows it after 4,000 ms', async () => {
  await acceptsMotion();
  await showBanner();
  expect(loaded()).toEqual(['S3 Pro']);
  vi.advanceTimersByTime(2_300);
  await nextFrame();
  expect(loaded()).toEqual(['S3 Pro']);
  vi.advanceTimersByTime(300);
  await eventually(() => expect(loaded()).toEqual(['S3 Pro', 'S2']));
  expect(shown()).toEqual(['S3 Pro']);
  vi.advanceTimersByTime(2_500);
  await eventually(() => expect(shown()).toContain('S2'));
});

test('the banner loads a picture that is asked for at once', async () => {
  await showBanner();
  press(control('Next'));
  await eventually(() => expect(loaded()).toEqual(['S3 Pro', 'S2']));
});

const link = () => banner.getByRole('link').first().element();

test.each([
  ['under the pointer', true, () => pointsAt(banner.element()), () => pointsAt()],
  ['while it has the focus', true, () => link().focus(), () => link().blur()],
  ['by its button', true, () => press(control('Pause')), () => press(control('Play'))],
  ['for whoever wants less motion', false, () => {}, () => press(control('Play'))],
])('the banner stands still %s, and goes on afterwards', async (_, moves, hold, release) => {
  if (moves) await acceptsMotion();
  await showBanner();
  await hold();
  await nextFrame();
  vi.advanceTimersByTime(9_000);
  await nextFrame();
  expect(shown()).toEqual(['S3 Pro']);
  await release();
  await nextFrame();
  vi.advanceTimersByTime(5_000);
  await eventually(() => expect(shown()).toContain('S2'));
});

test('the banner is as high as its width asks, up to 1140 x 640', async () => {
  await showBanner();
  const box = () => banner.element().querySelector('picture')?.getBoundingClientRect();
  for (const width of [390, 820, 1440, 2560]) {
    await page.viewport(width, 900);
    await nextFrame(); // its library measures anew
    vi.advanceTimersByTime(500);
    const wide = Number(box()?.width);
    expect(wide, `${width} px`).toBeLessThanOrEqual(1140);
    if (width > 1440) expect(wide).toBe(1140);
    expect(Math.abs(Number(box()?.height) - (wide * 640) / 1140), `${width} px`).toBeLessThanOrEqual(1);
  }
});
