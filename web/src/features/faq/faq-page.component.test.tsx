import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { rateFaqAnswer } from '../../../../shared/contract/enquiries.ts';
import { answer } from '../../../testing/components/answer.ts';
import { answerFile } from '../../../testing/components/answer-file.ts';
import { renderAt } from '../../../testing/components/render-at.tsx';
import { faqContext } from './faq-builders.ts';
import FaqPage from './faq-page.tsx';
import { page as faq } from './load-faq.ts';

const menu = page.getByRole('navigation', { name: 'Topics' });
const button = (name: string) => page.getByRole('button', { name });

/** The page of an answer; that of all topics without an id. */
async function show(id?: string) {
  const data = await faq.load(faqContext, id === undefined ? {} : { id });
  await renderAt('/faq', <FaqPage data={data} params={{}} reload={() => {}} />);
}

test('the menu is walked through by keyboard', async () => {
  await show();
  const presses = async (keys: string, row: string) => {
    await userEvent.keyboard(keys);
    await expect.poll(() => document.activeElement?.textContent.trim(), { timeout: 20_000 }).toBe(row);
  };
  document.querySelector<HTMLElement>('nav summary')?.focus();
  await presses('{ArrowRight}{ArrowRight}', 'Overview of S series');
  await presses('{ArrowDown}', 'S1');
  await presses('{ArrowLeft}{ArrowLeft}', 'S series');
  expect(document.querySelectorAll('nav details[open]')).toHaveLength(0);
  await presses('{End}', 'This site');
});

test('a search whose texts cannot be had says so and offers a retry', async () => {
  const index = [{ kind: 'Answer', title: 'Question 102 (S1 2.5.1)', to: '/faq?id=102', text: 'The lock has no cap.' }];
  answerFile('/search/faq.json', (place) => (place === 0 ? new Response('', { status: 500 }) : Response.json(index)));
  await show();
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('dongle');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Something went wrong on the way to the answers.')).toBeVisible();
  await button('Try again').click();
  await expect.element(page.getByRole('heading', { name: '1 answer for “dongle”' })).toBeVisible();
  expect(document.querySelector('mark')?.textContent).toBe('lock');
});

test('on a phone the menu is folded beside an answer, and unfolded where one chooses', async () => {
  await page.viewport(390, 844);
  await show('101');
  expect(document.querySelector('nav[aria-label="Topics"]')?.checkVisibility()).toBe(false);
  await page.getByText('All topics').last().click();
  await expect.element(menu).toBeVisible();
  await cleanup();
  await show();
  await expect.element(menu).toBeVisible();
});

test('whether an answer was helpful is sent once more under the same id where the first try failed', async () => {
  const sent = answer(rateFaqAnswer, (_, place) => (place === 0 ? new TypeError('It broke off') : { data: {} }));
  await show('101');
  await button('No').click();
  await expect.element(page.getByText(/Try again/)).toBeVisible();
  await button('No').click();
  await expect.element(page.getByRole('link', { name: 'Tell support what is missing' })).toBeVisible();
  expect(sent).toMatchObject([{ id: 101, helpful: 0 }, {}]);
  expect(sent[1]).toEqual(sent[0]);
});
