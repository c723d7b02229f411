import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { listCourses, listFaqTopics, listManuals } from '../../shared/contract/content.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const still = { ...devices.windows, reducedMotion: 'reduce' } as const;

/** The answer of the server with nothing in its lists. */
async function emptied(route: Route): Promise<void> {
  const reply = await route.fetch();
  const nothing = (key: string, value: unknown) => {
    if (Array.isArray(value)) return [];
    return key === 'datacount' ? 0 : value;
  };
  await route.fulfill({ response: reply, json: JSON.parse(await reply.text(), nothing) });
}

/** Stands between a page and a list of the server: keeps it waiting at first. */
async function between(page: Page, { path }: Endpoint) {
  const waiting: Route[] = [];
  let answer: (route: Route) => unknown = (route) => waiting.push(route);
  await page.route(
    (url) => url.pathname === path,
    (route) => answer(route),
  );
  return {
    isAsked: () => expect.poll(() => waiting.length).toBeGreaterThan(0),
    fail: async () => {
      answer = (route) => route.fulfill({ status: 500 });
      await Promise.all(waiting.splice(0).map(answer));
    },
    empty: () => {
      answer = emptied;
    },
  };
}

const lists = [
  ['/courselist', listCourses, 'The videos will be released soon.'],
  ['/word', listManuals, 'No Data'],
  ['/faq', listFaqTopics, 'No question has been answered here yet.'],
] as const;

test('courses, manuals and answers that are on their way, cannot be had and are none have three faces', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/about');
  for (const [address, endpoint, words] of lists) {
    const server = await between(page, endpoint);
    await page.locator(`footer a[href="${address}"]`).click(); // a link of a text would load a whole document
    await server.isAsked();
    await page.locator('main[aria-busy="true"]').waitFor();
    expect(await page.getByText(words).count()).toBe(0);
    await server.fail();
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    expect(await page.getByText(words).count()).toBe(0);
    server.empty();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(words).waitFor();
    expect(await page.locator('main[aria-busy="true"]').count()).toBe(0);
  }
  await leave();
});
