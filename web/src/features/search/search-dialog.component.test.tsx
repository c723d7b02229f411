import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchDialog } from './search-dialog.tsx';

const field = page.getByRole('combobox', { name: 'Search' });

/** Whether the search has taken a key. */
function takes(key: string, how: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
  return !field.element().dispatchEvent(event);
}

test.each([{ isComposing: true }, { keyCode: 229 }])('a key of a composition (%j) is left to it', async (how) => {
  await render(<SearchDialog onClose={() => {}} />);
  await field.fill('tou');
  expect(['Enter', 'ArrowDown', 'Escape'].map((key) => takes(key, how))).toEqual([false, false, false]);
  await expect.element(field).toBeVisible();
  expect(takes('Enter', {})).toBe(true);
});
