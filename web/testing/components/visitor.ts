import { onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';

const userAgents = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
} as const;

export type Device = keyof typeof userAgents;

/** Lets the browser say until the test ends that it runs on such a device. */
export function visitsFrom(device: Device): void {
  const said = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgents[device]);
  onTestFinished(() => said.mockRestore());
}

/** Tells the browser what its visitor wishes: both at once, as one list takes the place of the other. */
export async function wishes(motion: 'reduce' | 'no-preference', scheme: 'light' | 'dark' = 'light'): Promise<void> {
  const features = { 'prefers-reduced-motion': motion, 'prefers-color-scheme': scheme };
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

/** Lets the browser be in a time zone until the test ends. @param timezoneId an IANA name */
export async function isInZone(timezoneId: string): Promise<void> {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId });
  onTestFinished(async () => void (await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' })));
}

/** Lets the browser choose all colours until the test ends, as in the contrast themes of Windows. */
export async function choosesColours(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  onTestFinished(() => wishes('reduce'));
}

/** Component tests ask for less motion; this one's visitor does not. */
export async function acceptsMotion(): Promise<void> {
  await wishes('no-preference');
  onTestFinished(() => wishes('reduce'));
}

/**
 * Gives what is pressed the size for a finger until the test ends, as the tokens do on a phone: a browser that has emulated touch once has no
 * pointer afterwards.
 */
export function usesFinger(): void {
  const { style } = document.documentElement;
  style.setProperty('--touch', 'var(--target)');
  onTestFinished(() => void style.removeProperty('--touch'));
}

/** Puts the pointer on an element, without one into the corner: where it is may be where another test left it. */
export async function pointsAt(element?: Element): Promise<void> {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x + width / 2, y: y + height / 2 });
}
