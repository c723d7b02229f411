import type { Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsInSchemes } from '../support/browsers/accessibility.ts';
import { devices } from '../support/browsers/visitor.ts';
import { aCandidate, button, field, formOf, tab } from './certification-site.ts';

const certificate = {
  cert_num: 'MS-7K3F-9QXD-T',
  name: 'Ada Lovelace',
  end_date: '2028-10-31',
  award_date: '2026-11-01',
};
const answering =
  (data: object, msg = 'success') =>
  (route: Route) =>
    route.fulfill({ json: { status: 0, msg, data } });
const found = { '/api/pc/cert_query': answering(certificate) };

describe('a certificate is looked up', () => {
  test.each([
    ['Certificate number', 'ms-7k3f-9qxd-t', { type: '1', cert_num: 'ms-7k3f-9qxd-t', phone: '', idcard: '' }],
    ['Mobile number', '13800138000', { type: '2', cert_num: '', phone: '13800138000', idcard: '' }],
    ['ID number', '11010519491231002x', { type: '3', cert_num: '', phone: '', idcard: '11010519491231002X' }],
  ])('by %s and name, and shown with its page', async (way, value, asked) => {
    const { page, valuesSentTo, open, leave } = await aCandidate(found);
    await open('/sign?tab=certificate');
    await page.getByRole('radio', { name: way }).check();
    await field(page, way).fill(value);
    await field(page, 'Name of the holder').fill('Ada Lovelace');
    await button(page, 'Look up').click();
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
    expect(await page.getByRole('definition').allTextContents()).toEqual([
      'MS-7K3F-9QXD-T',
      '1 November 2026',
      '31 October 2028',
    ]);
    const link = page.getByRole('link', { name: 'Page of the certificate' });
    expect(await link.getAttribute('href')).toBe('/certificate-MS-7K3F-9QXD-T');
    expect(valuesSentTo('/api/pc/cert_query')).toEqual([{ ...asked, name: 'Ada Lovelace', lang: 'en' }]);
    expect(await field(page, way).inputValue()).toBe(value); // what was asked for stays
    await leave();
  });

  test('by keyboard alone: the ways are chosen with arrows, Enter asks, and what is found is read next', async () => {
    const { page, valuesSentTo, open, leave } = await aCandidate(found);
    await open('/sign?tab=certificate');
    await page.getByRole('radio', { name: 'Certificate number' }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Tab']) await page.keyboard.press(key);
    await page.keyboard.type('13800138000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ada Lovelace');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
    expect(valuesSentTo('/api/pc/cert_query')).toEqual([
      { type: '2', cert_num: '', phone: '13800138000', idcard: '', name: 'Ada Lovelace', lang: 'en' },
    ]);
    await page.keyboard.press('Tab');
    expect(
      await page
        .getByRole('link', { name: 'Page of the certificate' })
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    expect(await violationsInSchemes(page, 'found')).toEqual([]);
    await leave();
  });

  test.each([
    ['Certificate number', 'Please enter the certificate number'],
    ['Mobile number', 'Please enter your phone number'],
    ['ID number', 'Please enter your ID number'],
  ])('only with %s and name', async (way, message) => {
    const { page, valuesSentTo, open, leave } = await aCandidate(found);
    await open('/sign?tab=certificate');
    await page.getByRole('radio', { name: way }).check();
    await button(page, 'Look up').click();
    await page.getByRole('alert').getByRole('link', { name: message }).waitFor();
    expect(await field(page, way).getAttribute('aria-invalid')).toBe('true');
    await field(page, way).fill('11010519491231002X');
    await button(page, 'Look up').click();
    await page.getByRole('alert').getByRole('link', { name: 'Please enter your name' }).waitFor();
    expect(valuesSentTo('/api/pc/cert_query')).toEqual([]);
    await leave();
  });

  const ask = async (answer: (route: Route) => unknown) => {
    const visitor = await aCandidate({ '/api/pc/cert_query': answer });
    await visitor.open('/sign?tab=certificate');
    await field(visitor.page, 'Certificate number').fill('MS-0000');
    await field(visitor.page, 'Name of the holder').fill('Ada');
    await button(visitor.page, 'Look up').click();
    return visitor;
  };

  test('in vain: it is said, with what to check and whom to ask', async () => {
    const { page, leave } = await ask(answering({}));
    await page.getByText('Your authentication information is not found').waitFor();
    await page.getByText('Please check whether your input information is incorrect').waitFor();
    expect(await page.getByRole('link', { name: 'support@example.com' }).first().getAttribute('href')).toBe(
      'mailto:support@example.com',
    );
    await leave();
  });

  test('and was revoked: the server says so', async () => {
    const msg = 'Certificate MS-7K3F-9QXD-T was revoked on 3 November 2026';
    const { page, leave } = await ask(answering({}, msg));
    await page.getByRole('heading', { name: msg }).waitFor();
    expect(await page.getByText('Your authentication information is not found').count()).toBe(0);
    await leave();
  });

  test('too often: for how long to wait is said, and nothing looks found or missing', async () => {
    const msg = 'Too many queries from your network. Please try again in 40 seconds.';
    const { page, leave } = await ask((route) => route.fulfill({ json: { status: 1, msg } }));
    await formOf(page, 'Certificate query').getByText(msg).waitFor();
    expect(await page.getByText('Your authentication information is not found').count()).toBe(0);
    await leave();
  });

  test('without a connection, and again once there is one', async () => {
    let isOffline = true;
    const { page, leave } = await ask((route) =>
      isOffline ? route.abort('internetdisconnected') : answering(certificate)(route),
    );
    await formOf(page, 'Certificate query').getByText('Something went wrong on our side').waitFor();
    isOffline = false;
    await button(page, 'Try again').click();
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
    await leave();
  });
});

describe('a sign-up is looked up', () => {
  const signUp = { name: 'A** L*******', company: 'Stage One', period: '2026-11', status: 'received' };
  const ask = async (answer: (route: Route) => unknown) => {
    const visitor = await aCandidate({ '/api/pc/sign_query': answer }, devices.phone);
    await visitor.open('/sign?tab=sign-up-query');
    await field(visitor.page, 'Name').fill('Ada Lovelace');
    await field(visitor.page, 'ID number').fill('11010519491231002X');
    await button(visitor.page, 'Look up').click();
    return visitor;
  };

  test.each([
    ['received', 'Signed up'],
    ['photo-refused', 'Another photo, please'],
    ['photo-missing', 'Photo missing'],
    ['certified', 'Certified'],
  ])('and says in words that it is %s', async (status, words) => {
    const { page, leave } = await ask(answering({ ...signUp, status }));
    await page.getByText(words, { exact: true }).waitFor();
    expect(await page.getByRole('definition').allTextContents()).toEqual(['Stage One', 'November 2026']);
    await leave();
  });

  test('and what is found has no accessibility violation', async () => {
    const { page, leave } = await ask(answering({ ...signUp, status: 'photo-missing' }));
    await page.getByText('Photo missing', { exact: true }).waitFor();
    expect(await violationsInSchemes(page, 'found')).toEqual([]);
    await leave();
  });

  test('in vain: it is said in Chinese, as such, with a way to apply now', async () => {
    const msg = '没有查询到您的报名信息';
    const { page, open, leave } = await ask((route) => route.fulfill({ json: { status: -1, msg } }));
    const words = page.getByRole('heading', { name: msg });
    await words.waitFor();
    expect(await words.getAttribute('lang')).toBe('zh');
    expect(await violationsInSchemes(page, 'not found')).toEqual([]);
    await page.getByRole('link', { name: 'Apply now' }).click();
    await page.waitForURL('**/sign?tab=sign-up');
    await open('/sign?tab=sign-up-query');
    await button(page, 'Look up').click();
    await page.getByRole('alert').getByRole('link', { name: 'Please enter your name' }).waitFor();
    await leave();
  });
});

describe('the list of holders', () => {
  const rows = (page: import('playwright').Page) =>
    page.getByRole('list', { name: 'Holders of valid certificates' }).getByRole('listitem');

  test('comes fifteen at a time with the page of each, is searched, and names a keyword that finds nobody', async () => {
    const { page, open, leave } = await aCandidate();
    await open('/sign');
    await expect.poll(() => rows(page).count()).toBe(15);
    expect(await rows(page).first().getByRole('link').getAttribute('href')).toBe('/certificate-MS-7K3F-9Q00-T');
    await button(page, 'Page 3').click();
    await expect.poll(() => rows(page).count()).toBe(10);
    const search = page.getByRole('searchbox', { name: 'Search by name' });
    await search.fill('Holder 4');
    await search.press('Enter');
    await page.getByText('2 holders have “Holder 4” in their name.').waitFor();
    await search.fill('Nobody');
    await search.press('Enter');
    await page.getByText('No holder of a valid certificate has “Nobody” in their name.').waitFor();
    expect(await rows(page).count()).toBe(0);
    expect(await violationsInSchemes(page, 'nobody')).toEqual([]);
    await search.fill('');
    await expect.poll(() => rows(page).count()).toBe(15);
    await leave();
  });

  test('that cannot be had says so and comes after a retry; one that is empty is no failure', async () => {
    let isBroken = true;
    const { page, open, leave } = await aCandidate({
      '/api/pc/exam_certification_list': (route) =>
        isBroken ? route.fulfill({ status: 500, json: {} }) : answering({ list: [], datacount: 0 })(route),
    });
    await open('/sign');
    await page.getByText('Something went wrong on the way to the list of holders.').waitFor();
    isBroken = false;
    await button(page, /try again/i).click();
    await page.getByText('Nobody holds a valid certificate yet.').waitFor();
    await leave();
  });

  test('is there again with its page when one comes back to the tab', async () => {
    const { page, open, leave } = await aCandidate();
    await open('/sign');
    await button(page, 'Page 2').click();
    await rows(page).getByText('Holder 16').waitFor();
    await tab(page, 'Sign-up query').click();
    await page.getByRole('heading', { name: 'Look your sign-up up' }).waitFor();
    await tab(page, 'About certification').click();
    expect(await rows(page).first().textContent()).toContain('Holder 16');
    await leave();
  });
});

describe('what is kept of a candidate', () => {
  const record = { kind: 'sign-up', id: '2026-11', at: '2026-11-18T09:30:00.000Z', says: { name: 'Ada Lovelace' } };
  const answers = {
    '/api/pc/sign_data_code': answering({}),
    '/api/pc/sign_data_export': answering({ list: [record] }),
    '/api/pc/sign_data_erase': answering({ erased: 1 }),
  };
  const ask = async (deed: string) => {
    const visitor = await aCandidate(answers, devices.phone);
    const { page } = visitor;
    await visitor.open('/sign?tab=sign-up-query');
    await button(page, 'Copy or delete my data').click();
    const form = formOf(page, 'Your data');
    await form.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
    await form.getByRole('textbox', { name: 'ID number' }).fill('11010519491231002X');
    await form.getByRole('radio', { name: deed }).check();
    await form.getByRole('button', { name: 'Send code' }).click();
    await form.getByText('Sent to the mailbox of the sign-up, if there is one').waitFor();
    await form.getByRole('textbox', { name: 'Verification code' }).fill('407213');
    return { ...visitor, form };
  };

  test('is deleted by a code, with words for what goes', async () => {
    const { page, form, valuesSentTo, leave } = await ask('Deletion');
    expect(await violationsInSchemes(page, 'your data')).toEqual([]);
    await form.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('What we kept of your sign-ups is deleted.').waitFor();
    expect(valuesSentTo('/api/pc/sign_data_erase')).toEqual([
      { name: 'Ada Lovelace', idcard: '11010519491231002X', code: '407213', lang: 'en' },
    ]);
    expect(valuesSentTo('/api/pc/sign_data_export')).toEqual([]);
    await leave();
  });

  test('is deleted by keyboard alone; Escape before that gives the focus back to the button', async () => {
    const { page, valuesSentTo, open, leave } = await aCandidate(answers);
    await open('/sign?tab=sign-up-query');
    const opener = button(page, 'Copy or delete my data');
    const form = formOf(page, 'Your data');
    await opener.focus();
    await page.keyboard.press('Enter');
    await form.waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' }); // the form has no role any more before the page knows that it is closed
    expect(await opener.evaluate((pressed) => pressed === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await form.waitFor();
    await form.getByRole('textbox', { name: 'Name' }).focus();
    await page.keyboard.type('Ada Lovelace');
    await page.keyboard.press('Tab');
    await page.keyboard.type('11010519491231002X');
    for (const key of ['Tab', 'ArrowDown', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await form.getByText('Sent to the mailbox of the sign-up, if there is one').waitFor();
    await page.keyboard.type('407213');
    await page.keyboard.press('Enter');
    await page.getByText('What we kept of your sign-ups is deleted.').waitFor();
    expect(valuesSentTo('/api/pc/sign_data_erase')).toHaveLength(1);
    await leave();
  });

  test('is copied by a code, and nothing is deleted', async () => {
    const { page, form, valuesSentTo, leave } = await ask('A copy');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      form.getByRole('button', { name: 'Save a copy' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-sign-ups.json');
    expect(valuesSentTo('/api/pc/sign_data_erase')).toEqual([]);
    await leave();
  });
});
