import type { ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { reportSearch } from '../../../../shared/contract/enquiries.ts';
import { expectAccessible } from '../../../testing/components/accessibility.ts';
import { answer, noConnection } from '../../../testing/components/answer.ts';
import { answerFile } from '../../../testing/components/answer-file.ts';
import { renderAt } from '../../../testing/components/render-at.tsx';
import { createViewStore } from '../navigation/atoms.ts';
import { resolveAddress } from '../navigation/resolve-address.ts';
import { ViewProvider } from '../navigation/view.tsx';
import { placed } from '../pages/shown-page.ts';
import { SearchButton } from './search-button.tsx';

const entry = (kind: string, title: string, to: string, text: string) => ({ kind, title, to, text });
const index = [
  entry('Product', 'S3 Pro', '/product-s3-pro', 'For crews: a timeline under real keys.'),
  entry('Release', 'S3 Pro 5.1.2', '/history?page=21#v-5.1.2', 'Paired servers.'),
  ...Array.from({ length: 12 }, (_, at) => entry('Page', `Page ${at}`, `/page-${at}`, 'Asks S3 Pro for its timeline.')),
];
const answers = [entry('Answer', 'The wall is dark', '/faq?id=101', 'Press Take Keynote.')];
const manuals = [entry('Manual', 'Sources', '/manual?name=s3', 'NDI and other sources.')];

const button = page.getByRole('button', { name: 'Search' });
const field = page.getByRole('combobox', { name: 'Search' });
const dialog = page.getByRole('dialog', { name: 'Search' });
const options = page.getByRole('option');
const again = dialog.getByRole('button', { name: 'Try again' });
const link = (name: string) => dialog.getByRole('link', { name });
const says = (words: RegExp) => expect.element(dialog.getByRole('status')).toMatchTextContent(words);
/** For what comes of itself, on whatever machine. */
const later = { timeout: 50_000 };

// An index that has come stays as long as the page, so the tests in which one does not come are the first ones.
beforeEach(() => {
  answerFile('/search/index.json', () => Response.json(index));
  answerFile('/search/faq.json', () => Response.json(answers));
  answerFile('/search/manuals.json', () => Response.json(manuals));
});

const view = { page: placed(resolveAddress('/about'), { status: 'missing' }), arrival: null } as const;

/** On the page of the company. @returns the addresses that one has been at */
const show = (beside?: ReactNode) =>
  renderAt(
    '/about',
    <ViewProvider store={createViewStore(view)}>
      <SearchButton />
      {beside}
    </ViewProvider>,
  );

async function openSearch() {
  const history = await show();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  return history;
}

async function search(words: string) {
  await field.fill('');
  await says(/^Find a product/);
  await field.fill(words);
  await says(/result|Nothing found/);
}

/** Closes it, and waits until the page knows: browsers tell it in a task of its own, and a key may come before. */
async function close() {
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog'), later).toBeNull();
}

/** Whether a press of `/` is the search's, and no letter. */
const takesSlash = (held: KeyboardEventInit = {}) =>
  !dispatchEvent(new KeyboardEvent('keydown', { key: '/', cancelable: true, ...held }));

test('an index that cannot be had is said, with links on; it comes by itself with the network, and by a press', async () => {
  const replies = [
    () => noConnection,
    () => new Response('none', { status: 404 }),
    () => new Response('<!doctype html>'),
    () => Response.json({ entries: [] }),
  ];
  const asked = answerFile('/search/index.json', (place) => replies[place]?.() ?? Response.json(index));
  answerFile('/search/manuals.json', () => new Response('none', { status: 404 }));
  await openSearch();
  await says(/^No connection/);
  dispatchEvent(new Event('online'));
  for (const times of [2, 3, 4]) {
    await says(/^The search could not be loaded/);
    expect(asked).toHaveLength(times);
    await expect.element(link('Download centre')).toBeVisible();
    await again.click();
    await expect.poll(() => asked, later).toHaveLength(times + 1);
  }
  await search('s3 pro');
  await expect.element(options.first()).toBeVisible();
  expect(asked).toHaveLength(5);
});

test('what stands is reported after a while, and nothing before answers and manuals were searched', async () => {
  const reported = answer(reportSearch, () => ({ data: {} }));
  answerFile('/search/manuals.json', (place) =>
    place === 0 ? new Response('none', { status: 404 }) : Response.json(manuals),
  );
  await openSearch();
  await search('qxzzvw');
  await says(/Answers and manuals could not be searched/);
  await userEvent.keyboard('{Enter}');
  await again.click();
  await expect.element(dialog.getByRole('status')).not.toMatchTextContent('could not be searched');
  await search('xyzzy');
  await expect.poll(() => reported.map(({ words }) => words), later).toEqual(['xyzzy']);
});

test('the slash opens it; it marks and counts what it finds, and the arrow keys choose what Enter opens', async () => {
  const history = await openSearch();
  await search('s3 pro');
  const [first, second, last] = [options.first(), options.nth(1), options.last()];
  await expect.element(first).toMatchTextContent(/^ProductS3 Pro/);
  expect(first.element().querySelector('mark')?.textContent).toBe('S3');
  await says(/^14 results$/);
  await expect.element(field).toHaveAttribute('aria-activedescendant', first.element().id);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(last).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(second).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', second.element().id);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(history).toEqual(['/about', '/history?page=21#v-5.1.2']);
});

test('Enter opens the best answer to what was typed last', async () => {
  const history = await openSearch();
  await search('ndi');
  await expect.element(options.first()).toMatchTextContent(/^Manual/);
  vi.useFakeTimers({ toFake: ['setTimeout'] }); // Enter comes before the search has heard of the letters
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.keyboard('{Shift>}{Home}{/Shift}s3 pro{Enter}');
  vi.useRealTimers();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(history).toEqual(['/about', '/product-s3-pro']);
});

test('an answer is found by a word of its text', async () => {
  await openSearch();
  await search('keynote');
  await expect.element(options.first()).toMatchTextContent(/^AnswerThe wall is dark/);
});

test('it says that nothing was found, by the words, and offers ways on', async () => {
  const reported = answer(reportSearch, () => ({ data: {} }));
  const history = await openSearch();
  await search('<b>xyzzy');
  await says(/^Nothing found for “<b>xyzzy”/);
  await expect.element(link('Products')).toBeVisible();
  await link('Download centre').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(history).toEqual(['/about', '/download']);
  await expect.poll(() => reported, later).toHaveLength(1);
});

test('what was not found is reported by Enter, once, and at the end; a number that somebody typed stays here', async () => {
  const reported = answer(reportSearch, () => ({ data: {} }));
  const words = () => reported.map((report) => report.words);
  await openSearch();
  await search('s3 pro');
  await search('XYZZY');
  await userEvent.keyboard('{Enter}');
  await expect.poll(words, later).toEqual(['xyzzy']);
  await userEvent.keyboard('{Enter}');
  await search('13800138000');
  await close();
  await expect.poll(words, later).toEqual(['xyzzy', undefined]);
});

test('Escape closes it, gives the focus back, and leaves nothing of what was typed', async () => {
  await show();
  await button.click();
  await field.fill('s3');
  await close();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('');
});

test('the slash is a letter in a field, and nothing beside an open dialog', async () => {
  await show(<input aria-label="Message" />);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.click();
  await userEvent.keyboard('a/b');
  await expect.element(message).toHaveValue('a/b');
  await expect.element(dialog).not.toBeInTheDocument();
  await button.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveValue('/');
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
});

test('the slash with another key, or where one writes, is none of the search; with shift it is', async () => {
  await show(
    <div contentEditable suppressContentEditableWarning>
      Note
    </div>,
  );
  for (const held of ['altKey', 'ctrlKey', 'metaKey']) expect(takesSlash({ [held]: true })).toBe(false);
  await page.getByText('Note').click();
  expect(takesSlash()).toBe(false);
  document.querySelector<HTMLElement>('[contenteditable]')?.blur();
  expect(takesSlash({ shiftKey: true })).toBe(true);
  await expect.element(field).toBeVisible();
});

test('the slash can be switched off and on again, which the browser remembers', async () => {
  const choice = dialog.getByRole('checkbox', { name: 'The key / opens the search' });
  await openSearch();
  await expect.element(button).toHaveAttribute('aria-keyshortcuts', '/');
  await choice.click();
  await close();
  await expect.element(button).not.toHaveAttribute('aria-keyshortcuts');
  await cleanup();
  await show();
  expect(takesSlash()).toBe(false);
  await expect.element(button).not.toHaveAttribute('aria-keyshortcuts');
  await button.click();
  await expect.element(choice).not.toBeChecked();
  await choice.click();
  await close();
  await userEvent.keyboard('/');
  await expect.element(field).toBeVisible();
});

test('a phone has it as a sheet as wide as the screen, whose results end above the keyboard', async () => {
  await page.viewport(390, 844);
  await show();
  await button.click();
  await search('timeline');
  const box = (element: Element) => element.getBoundingClientRect();
  expect(box(dialog.element())).toMatchObject({ x: 0, y: 0, width: 390 });
  // A keyboard on the screen makes the visual viewport smaller and nothing else.
  Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => 420 });
  onTestFinished(() => void Reflect.deleteProperty(visualViewport ?? {}, 'height'));
  visualViewport?.dispatchEvent(new Event('resize'));
  const last = options.last().element();
  await expect.poll(() => box(dialog.element()).height, later).toBeLessThanOrEqual(420);
  last.scrollIntoView({ block: 'nearest' });
  expect(box(last).bottom).toBeLessThanOrEqual(420);
  expect(document.documentElement.scrollWidth).toBe(390);
  await options.first().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('it has nothing that axe finds wrong, light and dark', async () => {
  await openSearch();
  await expectAccessible(dialog.element());
  await search('timeline');
  await expectAccessible(dialog.element());
  await search('…'); // what is no word is not reported
  await expectAccessible(dialog.element());
});
