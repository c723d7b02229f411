import type { BrowserContextOptions, Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations } from '../support/browsers/accessibility.ts';
import { devices } from '../support/browsers/visitor.ts';
import { eventually } from '../support/runs/eventually.ts';
import { aVisitor } from './a-visitor.ts';

const filled = { Name: 'Ada', 'E-mail': 'ada@example.com', 'Mobile number': '13800138000', Message: 'Two walls' };
const thanks = { status: 0, msg: 'Thank you. We answer within one working day.', data: {} };

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Send message' });
const alert = (page: Page) => page.getByRole('form').getByRole('alert');
const answer = (page: Page) => page.getByRole('form').getByRole('status').last();
const says = (page: Page, words: RegExp | string) => answer(page).filter({ hasText: words }).waitFor();

async function fillIn(page: Page, values: Readonly<Record<string, string>> = filled): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function valuesOf(page: Page): Promise<Record<string, string>> {
  const labels = Object.keys(filled);
  const values = await Promise.all(labels.map((label) => field(page, label).inputValue()));
  return Object.fromEntries(labels.map((label, place) => [label, values[place] ?? '']));
}

const empty = Object.fromEntries(Object.keys(filled).map((label) => [label, '']));

/** A visitor of home whose messages are answered by `reply`, the first of them by the first. */
async function aSender(reply: (route: Route, place: number) => unknown, options: BrowserContextOptions = {}) {
  const visitor = await aVisitor({ reducedMotion: 'reduce', ...options });
  const sent: Record<string, unknown>[] = [];
  await visitor.page.route('**/api/pc/contact', async (route) => {
    sent.push(route.request().postDataJSON());
    await reply(route, sent.length - 1);
  });
  return { ...visitor, sent };
}

const accept = (route: Route) => route.fulfill({ json: thanks });

test.each([
  ['the contact form', '/contact', 'Mobile number', '11 digits only, mainland China'],
  ['an enquiry', '/product-4uPro', 'E-mail or WhatsApp', 'a number: digits only'],
])('a hint beside the number of %s says that it has digits only', async (_, path, label, hint) => {
  const { page, open, leave } = await aVisitor();
  await open(path);
  const described = ((await field(page, label).getAttribute('aria-describedby')) ?? '').split(' ');
  expect(await page.locator(`#${described[0]}`).textContent()).toBe(hint);
  await page.getByText(hint, { exact: true }).waitFor();
  await leave();
});

test('the rules of the contact form speak one at a time, in their order, at the field and in the summary', async () => {
  const { page, sent, open, leave } = await aSender(accept);
  await open('/home');
  const steps = [
    ['Name', 'Please enter your name', 'Ada'],
    ['E-mail', 'Please enter email address', 'ada@example'],
    ['E-mail', 'The mailbox format is incorrect', 'ada@example.com'],
    ['Mobile number', 'Please enter your phone number', '12345'],
    ['Mobile number', 'The phone number is wrong. Please fill it out again', '13800138000'],
    ['Message', 'Please enter your message', 'Two walls'],
  ] as const;
  for (const [label, message, value] of steps) {
    await button(page).click();
    await alert(page).getByRole('link', { name: message, exact: true }).waitFor();
    expect(await alert(page).evaluate((summary) => summary === document.activeElement)).toBe(true);
    expect(await page.locator('form [aria-invalid="true"]').count()).toBe(1);
    expect(await field(page, label).getAttribute('aria-invalid')).toBe('true');
    const [, described = ''] = ((await field(page, label).getAttribute('aria-describedby')) ?? '').split(' ');
    expect(await page.locator(`#${described}`).textContent()).toBe(message);
    await field(page, label).fill(value);
    await alert(page).waitFor({ state: 'detached' }); // that rule passes now; the next speaks when the form is sent
  }
  expect(sent).toEqual([]);
  await button(page).click();
  await says(page, thanks.msg);
  expect(sent).toHaveLength(1);
  await leave();
});

test('the contact form is filled in, mended and sent by keyboard alone', async () => {
  const { page, sent, open, leave } = await aSender(accept);
  await open('/home');
  await field(page, 'Name').focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await alert(page).waitFor();
  await page.keyboard.press('Tab');
  const link = alert(page).getByRole('link');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await field(page, 'E-mail').evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('13800138000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two walls');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await says(page, thanks.msg);
  expect(await button(page).evaluate((send) => send === document.activeElement)).toBe(true);
  expect(sent).toHaveLength(1);
  await leave();
});

test('success shows the words of the server and clears the form; the same words again are another message', async () => {
  const { page, sent, problems, open, leave } = await aSender(accept);
  await open('/home');
  for (const count of [1, 2]) {
    await fillIn(page);
    await button(page).click();
    await eventually(
      () => valuesOf(page),
      (values) => JSON.stringify(values) === JSON.stringify(empty),
      10,
    );
    await says(page, thanks.msg);
    expect(sent).toHaveLength(count);
  }
  expect(sent[0]).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    phone: '13800138000',
    content: 'Two walls',
    type: '1',
    page: '/home',
    website: '',
    request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    lang: 'en',
  });
  expect(sent[1]?.request_id).not.toBe(sent[0]?.request_id);
  expect(problems).toEqual([]);
  await leave();
});

test('what the server refuses stays in the form, with the words of the server', async () => {
  const msg = 'Too many messages from your network. Please try again in 12 minutes.';
  const { page, open, leave } = await aSender((route) => route.fulfill({ json: { status: 1, msg } }));
  await open('/home');
  await fillIn(page);
  await button(page).click();
  await says(page, msg);
  expect(await valuesOf(page)).toEqual(filled);
  await leave();
});

test('a site that is busy says how long to wait, keeps what was written, and takes it as the same message later', async () => {
  const { page, sent, open, leave } = await aSender((route, place) =>
    place === 0 ? route.fulfill({ status: 429, headers: { 'retry-after': '12' }, json: {} }) : accept(route),
  );
  await open('/home');
  await fillIn(page);
  await button(page).click();
  await says(page, 'What you wrote is still here: try again in 12 seconds.');
  expect(await valuesOf(page)).toEqual(filled);
  await page.getByRole('form').getByRole('button', { name: 'Try again' }).click();
  await says(page, thanks.msg);
  expect(sent[1]).toEqual(sent[0]);
  await leave();
});

test('without a connection the form says so, keeps what was written, and sends it as the same message later', async () => {
  const { page, sent, open, leave } = await aSender((route, place) =>
    place === 0 ? route.abort('internetdisconnected') : accept(route),
  );
  await open('/home');
  await button(page).click();
  await alert(page).waitFor(); // what sends the form is there
  await fillIn(page);
  await page.context().setOffline(true);
  await button(page).click();
  await says(page, 'There is no connection.');
  expect(await valuesOf(page)).toEqual(filled);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await says(page, thanks.msg);
  expect(sent[1]?.request_id).toBe(sent[0]?.request_id);
  await leave();
});

test('a failure of the server is told; the same content is tried again as the same request, changed content is another', async () => {
  const { page, sent, open, leave } = await aSender((route, place) =>
    place < 2 ? route.fulfill({ status: 503, json: { status: 1, msg: 'x', requestId: 'y' } }) : accept(route),
  );
  await open('/home');
  await fillIn(page);
  await button(page).click();
  await says(page, 'Something went wrong on our side');
  await page.getByRole('button', { name: 'Try again' }).click();
  await eventually(
    async () => sent.length,
    (count) => count === 2,
    10,
  );
  await says(page, 'Something went wrong on our side');
  expect(await valuesOf(page)).toEqual(filled);
  await field(page, 'Message').fill('Three walls');
  await button(page).click();
  await says(page, thanks.msg);
  expect(sent[1]?.request_id).toBe(sent[0]?.request_id);
  expect(sent[2]?.request_id).not.toBe(sent[0]?.request_id);
  await leave();
});

test('a double click and a second Enter send once; the button says that it sends and keeps the focus', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { page, sent, open, leave } = await aSender((route) => released.then(() => accept(route)));
  await open('/home');
  await fillIn(page);
  await button(page).dblclick();
  const sending = page.getByRole('button', { name: 'Sending …' });
  await sending.waitFor();
  expect(await sending.getAttribute('aria-busy')).toBe('true');
  expect(await sending.evaluate((send) => send === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  release();
  await says(page, thanks.msg);
  expect(sent).toHaveLength(1);
  await leave();
});

describe('a contact form that is sent early', () => {
  /** Holds the scripts whose address matches until `release`. */
  async function hold(page: Page, scripts: RegExp) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(scripts, (route) => released.then(() => route.continue()));
    return release;
  }

  test.each([
    ['before the page is live', /assets\/.*\.js$/],
    ['before what sends it has come', /assets\/take-form.*\.js$/],
  ])('%s is sent afterwards, once, with what was typed', async (_, scripts) => {
    const { page, sent, problems, leave } = await aSender(accept);
    const release = await hold(page, scripts);
    await page.goto('/home');
    await fillIn(page);
    await button(page).click();
    await button(page)
      .or(page.getByRole('button', { name: 'Sending …' }))
      .click();
    release();
    await says(page, thanks.msg);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ name: 'Ada', email: 'ada@example.com', content: 'Two walls' });
    expect(new URL(page.url()).search).toBe('');
    expect(problems).toEqual([]);
    await leave();
  });

  test('whose script cannot be had says so, and is sent when it can', async () => {
    const { page, sent, open, leave } = await aSender(accept);
    await page.route(/assets\/take-form.*\.js$/, (route) => route.abort());
    await open('/home');
    await fillIn(page);
    await button(page).click();
    await says(page, 'Something went wrong on our side');
    expect(await valuesOf(page)).toEqual(filled);
    await page.unroute(/assets\/take-form.*\.js$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await says(page, thanks.msg);
    expect(sent).toHaveLength(1);
    await leave();
  });

  test('a visitor who stays at the top of home loads nothing of it', async () => {
    const { page, open, leave } = await aSender(accept);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open('/home');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /take-form|enquiries/.test(path))).toEqual([]);
    await Promise.all([page.waitForRequest(/take-form/), button(page).scrollIntoViewIfNeeded()]);
    await leave();
  });
});

test.each([
  ['a phone', devices.phone],
  ['a desk', devices.windows],
])('on %s nothing moves when a message or an answer comes', async (_, options) => {
  const msg = 'Too many messages from your network. Please try again in 12 minutes.';
  const { page, open, leave } = await aSender((route) => route.fulfill({ json: { status: 1, msg } }), options);
  await open('/home');
  await page.locator('html.styled.typeset').waitFor(); // late rules and the change of font move words
  const places = () =>
    page.getByRole('form').evaluate((form) => {
      const parts = [form, ...form.querySelectorAll('input:not([type=hidden]), textarea, button[type=submit]')];
      const top = form.getBoundingClientRect().top;
      return parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y - top, width, height].map(Math.round);
      });
    });
  const before = await places();
  const values = { ...empty };
  for (const [label, wrong] of [
    ['Name', ''],
    ['E-mail', 'ada@example'],
    ['Mobile number', '12345'],
    ['Message', ''],
  ] as const) {
    values[label] = wrong;
    await fillIn(page, values);
    await button(page).click();
    await alert(page).waitFor();
    expect(await field(page, label).getAttribute('aria-invalid')).toBe('true');
    expect(await places()).toEqual(before);
    values[label] = filled[label];
  }
  await fillIn(page);
  await button(page).click();
  await says(page, msg);
  expect(await places()).toEqual(before);
  await leave();
});

test('mistake and answer have no accessibility violation, light and dark', async () => {
  const { page, open, leave } = await aSender(accept);
  await open('/home');
  const expectNone = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await accessibilityViolations(page, '#contact'), colorScheme).toEqual([]);
    }
  };
  await button(page).click();
  await alert(page).waitFor();
  await expectNone();
  await fillIn(page);
  await button(page).click();
  await says(page, thanks.msg);
  await expectNone();
  await leave();
});

test('a long message is counted towards its end, and never cut off', async () => {
  const { page, open, leave } = await aSender(accept);
  await open('/home');
  await fillIn(page, { ...filled, Message: 'x'.repeat(1_000) });
  expect(await page.getByText(/^\d+ (left|too many)$/).count()).toBe(0);
  await field(page, 'Message').fill('x'.repeat(1_990));
  await page.getByText('10 left', { exact: true }).waitFor();
  await field(page, 'Message').fill('x'.repeat(2_005));
  await page.getByText('5 too many', { exact: true }).waitFor();
  await button(page).click();
  await alert(page).getByRole('link', { name: 'A message has at most 2000 characters' }).waitFor();
  await leave();
});

test('people neither see nor reach the trap field', async () => {
  const { page, open, leave } = await aSender(accept);
  await open('/home');
  const trap = page.locator('input[name="website"]');
  expect(
    await trap.evaluate((input: HTMLInputElement) => [input.tabIndex, input.getBoundingClientRect().right < 0]),
  ).toEqual([-1, true]);
  expect(await page.getByRole('textbox', { name: 'Leave this empty' }).count()).toBe(0);
  await leave();
});

test('without script home says where to write instead of showing a form that cannot be sent', async () => {
  const { page, open, leave } = await aVisitor({ javaScriptEnabled: false });
  await open('/home');
  expect(await page.getByRole('form').count()).toBe(0);
  const instead = page.locator('noscript p');
  expect(await instead.isVisible()).toBe(true);
  expect(await instead.getByRole('link').getAttribute('href')).toBe('mailto:sales@example.com');
  await leave();
});
