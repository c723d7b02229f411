import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../../testing/components/answer.ts';
import { Dialogs } from '../../../../testing/forms/dialogs.tsx';
import { sendEverything } from '../../../../testing/forms/entries.ts';
import { Dialog } from './dialog.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => button(name).click();
const dialog = (name: string) => page.getByRole('dialog', { name });
const question = page.getByRole('alertdialog', { name: 'Discard what you wrote?' });
/** Waits until a dialog has left the document: a closed one may still be in it for a moment. */
const gone = (title: string) => expect.element(page.getByText(title, { exact: true })).not.toBeInTheDocument();
const isLocked = () => document.documentElement.dataset.scrollLock !== undefined;
const message = dialog('Write a message');
const name = message.getByRole('textbox', { name: 'Name' });

async function openDialogs() {
  const note = vi.fn<(words: string) => void>();
  await render(<Dialogs note={note} />);
  return () => note.mock.calls.flat();
}

test('closing an inner dialog leaves the outer one, its scroll lock and its focus; the last one ends the lock', async () => {
  const notes = await openDialogs();
  await press('Open outer');
  await press('Open inner');
  await userEvent.keyboard('{Escape}');
  await gone('Inner');
  await expect.element(dialog('Outer')).toBeVisible();
  await expect.element(button('Open inner')).toHaveFocus();
  expect(isLocked()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await gone('Outer');
  await expect.element(button('Open outer')).toHaveFocus();
  expect(isLocked()).toBe(false);
  expect(notes()).toEqual(['inner escape', 'outer escape']);
});

test('dialogs that are closed together end the lock, and give the focus back to the page', async () => {
  await openDialogs();
  await press('Open outer');
  await press('Open inner');
  await press('Close all');
  await gone('Outer');
  await expect.element(button('Open outer')).toHaveFocus();
  expect(isLocked()).toBe(false);
});

test('a dialog says why it closed: done, cancelled, or left', async () => {
  const notes = await openDialogs();
  await press('Open outer');
  for (const answer of ['Keep it', 'Delete', 'Close']) {
    await dialog('Outer').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
    await gone('Delete this address?');
  }
  await dialog('Outer').getByRole('button', { name: 'Close' }).click();
  await gone('Outer');
  expect(notes()).toEqual(['question cancelled', 'question done', 'question cancelled', 'outer cancelled']);
});

test('what has the focus first: a field, the heading, or the button that loses nothing', async () => {
  await openDialogs();
  await press('Write a message');
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await press('Open outer');
  await expect.element(page.getByRole('heading', { name: 'Outer' })).toHaveFocus();
  await press('Delete');
  await expect.element(button('Keep it')).toHaveFocus();
});

/** A place in the corner of the page, beside any dialog, as the browser's window has it. */
function corner() {
  const { x = 0, y = 0 } = frameElement?.getBoundingClientRect() ?? {};
  return { x: x + 4, y: y + 4 };
}

async function tapCorner(): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [corner()] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const clickCorner = () => userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true });

test.each([
  ['a desk', 1440, clickCorner],
  ['a phone', 390, tapCorner],
])('on %s a dialog asks before typed values are lost, however it is left', async (_, width, pressBeside) => {
  await page.viewport(width, 844);
  const notes = await openDialogs();
  await press('Write a message');
  await name.fill('Ada');
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => message.getByRole('button', { name: 'Close' }).click(),
    pressBeside,
  ];
  for (const leave of ways) {
    // Whoever keeps writing may be asked any number of times, though browsers let a page refuse only once.
    for (const answer of [() => press('Keep writing'), () => userEvent.keyboard('{Escape}')]) {
      await leave();
      await expect.element(question).toBeVisible();
      await answer();
      await gone('Discard what you wrote?');
      await expect.element(name).toHaveValue('Ada');
    }
  }
  await userEvent.keyboard('{Escape}');
  await press('Discard');
  await expect.element(page.getByRole('dialog', { includeHidden: true })).not.toBeInTheDocument();
  expect(notes()).toEqual(['message escape']);
  expect(isLocked()).toBe(false);
});

test('who answers the question by Escape, any number of times, is back in the field, and the dialog was never closed', async () => {
  await openDialogs();
  await press('Write a message');
  await name.fill('Ada');
  const closed = vi.fn<() => void>();
  document.querySelector('dialog')?.addEventListener('close', closed);
  for (const _ of ['once', 'twice', 'three times']) {
    await userEvent.keyboard('{Escape}');
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone('Discard what you wrote?');
    await expect.element(name).toHaveFocus();
  }
  expect(closed).not.toHaveBeenCalled();
});

test('where the browser closes a dialog unasked, as Back on a phone may, what was typed is still there, and it asks', async () => {
  await openDialogs();
  await press('Write a message');
  await name.fill('Ada');
  document.querySelector('dialog')?.close();
  await expect.element(question).toBeVisible();
  await press('Keep writing');
  await expect.element(name).toHaveValue('Ada');
  expect(isLocked()).toBe(true);
});

test('a dialog does not ask where nothing is typed, where it was typed back, and once it is sent', async () => {
  answer(sendEverything, () => ({ data: {}, message: 'Thanks' }));
  const notes = await openDialogs();
  const steps = [
    async () => {},
    async () => {
      await name.fill('Ada');
      await name.fill('');
    },
    async () => {
      await name.fill('Ada');
      await message.getByRole('button', { name: 'Send' }).click();
      await expect.element(message.getByText('Thanks')).toBeVisible();
    },
  ];
  for (const act of steps) {
    await press('Write a message');
    await act();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { includeHidden: true })).not.toBeInTheDocument();
  }
  expect(notes()).toEqual(['message escape', 'message escape', 'message escape']);
});

test('a form in a dialog that opened from within a form submits, changes and closes nothing of the page', async () => {
  const notes = await openDialogs();
  await press('Open a form inside');
  await expect.element(page.getByRole('textbox', { name: 'Inside' })).toHaveFocus();
  await userEvent.keyboard('words');
  await press('Open another');
  await userEvent.keyboard('{Escape}');
  await gone('Inner');
  await expect.element(dialog('A form inside')).toBeVisible();
  await page.getByRole('textbox', { name: 'Inside' }).click();
  await userEvent.keyboard('{Enter}');
  await gone('A form inside');
  expect(notes()).toEqual(['inner escape']);
  await expect.element(button('Open a form inside')).toHaveFocus();
});

test('the page behind an open dialog does not scroll, and does again once it is closed', async () => {
  const aPage = (open: boolean) => (
    <main style={{ height: '300vh' }}>
      <Dialog open={open} title="In front" onClose={() => {}}>
        <p>Above the page.</p>
      </Dialog>
    </main>
  );
  const { rerender } = await render(aPage(true));
  const turnWheel = () =>
    cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...corner(), deltaX: 0, deltaY: 400 });
  await turnWheel();
  await userEvent.keyboard('{PageDown}');
  // Three frames on, a scroll that was to come has come.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(scrollY).toBe(0);
  await rerender(aPage(false));
  await turnWheel();
  await expect.poll(() => scrollY).toBeGreaterThan(0);
});

test.each([320, 390, 499])('under 500 px a dialog takes nine tenths of the width: at %i px', async (width) => {
  await page.viewport(width, 800);
  await openDialogs();
  await press('Open outer');
  const box = dialog('Outer').element().getBoundingClientRect();
  expect(box.width).toBeCloseTo(width * 0.9, 0);
  expect(box.x).toBeCloseTo(width * 0.05, 0);
});
