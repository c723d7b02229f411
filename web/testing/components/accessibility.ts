import axe from 'axe-core';
import { expect } from 'vitest';
import { cdp } from 'vitest/browser';

/** Rules about whole pages, which a component by itself is none of. */
const ofPages = {
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
  'landmark-one-main': { enabled: false },
};

/** What a visitor wishes whose browser tells both: one list takes the place of the other. */
const seenIn = (scheme: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

/** Fails for each rule of axe that an element breaks, in the dark or in light. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  for (const scheme of ['dark', 'light']) {
    await seenIn(scheme);
    const { violations } = await axe.run(element, { rules: ofPages });
    expect.soft(violations.map(({ id, nodes }) => `${scheme}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  }
}
