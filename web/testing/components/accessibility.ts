import axe from 'axe-core';
import { expect } from 'vitest';
import { cdp } from 'vitest/browser';

/** Rules about whole pages, which a component by itself is none of. */
const ofPages = {
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
  'landmark-one-main': { enabled: false },
};

/** Fails for each rule of axe that an element breaks, in light or dark. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  for (const value of ['light', 'dark']) {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
    const { violations } = await axe.run(element, { rules: ofPages });
    expect.soft(violations.map(({ id, nodes }) => `${value}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  }
}
