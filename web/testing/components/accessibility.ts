import axe from 'axe-core';
import { expect } from 'vitest';
import { wishes } from './visitor.ts';

/** Rules about whole pages, which a component by itself is none of. */
const ofPages = {
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
  'landmark-one-main': { enabled: false },
};

/** Fails for each rule of axe that an element breaks, in the dark or in light. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  for (const scheme of ['dark', 'light'] as const) {
    await wishes('reduce', scheme);
    const { violations } = await axe.run(element, { rules: ofPages });
    expect.soft(violations.map(({ id, nodes }) => `${scheme}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  }
}
