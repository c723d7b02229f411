import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { nextFrame } from '../../../../testing/components/clock.ts';
import { acceptsMotion } from '../../../../testing/components/visitor.ts';
import { Film } from './film.tsx';

const button = (name: string) => page.getByRole('button', { name });
const video = () => document.querySelector('video');
const isPaused = () => video()?.paused;

/** Shows a film, and below it enough to scroll it out of view. */
async function showFilm(name = 'home'): Promise<void> {
  await render(
    <div style={{ height: 4_000 }}>
      <Film name={name} label="A cue runs" />
    </div>,
  );
  await nextFrame();
}

test('a film that was paused by its button stays so', async () => {
  await acceptsMotion();
  await showFilm();
  await button('Pause film').click();
  await expect.poll(isPaused).toBe(true);
  for (const top of [3_000, 0]) {
    scrollTo(0, top);
    await nextFrame();
  }
  expect(isPaused()).toBe(true);
  await button('Play film').click();
  await expect.poll(isPaused).toBe(false);
});

function savesData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
}

test.each([
  ['on a phone', 390, acceptsMotion],
  ['for those who want less motion', 1440, () => {}],
  ['for those who save data', 1440, () => acceptsMotion().then(savesData)],
])('%s a film waits for its button, and nothing of it is loaded before', async (_, width, wish) => {
  await wish();
  await page.viewport(width, 900);
  await showFilm();
  expect(isPaused()).toBe(true);
  expect([video()?.networkState, video()?.readyState]).toEqual([HTMLMediaElement.NETWORK_IDLE, 0]);
  await button('Play film').click();
  await expect.poll(isPaused).toBe(false);
});

test('a film that cannot be had leaves its poster, and a link to its file', async () => {
  await showFilm('lost');
  await button('Play film').click();
  const link = page.getByRole('link', { name: /Open its file$/ });
  await expect.element(link).toHaveAttribute('href', '/media/films/lost-h264.mp4');
  expect(getComputedStyle(video() ?? document.body).opacity).toBe('0');
});
