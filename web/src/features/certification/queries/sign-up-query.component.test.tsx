import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { querySignUp } from '../../../../../shared/contract/certification/sign-up.ts';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { expectAccessible } from '../../../../testing/components/accessibility.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { textsOf } from '../../../../testing/components/texts-of.ts';
import { SignUpQuery } from './sign-up-query.tsx';

const lookUp = page.getByRole('button', { name: 'Look up' });

async function ask(reply: Parameters<typeof answer<typeof querySignUp>>[1]): Promise<void> {
  answer(querySignUp, reply);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'ID number' }).fill('11010519491231002X');
  await lookUp.click();
}

test.each([
  ['received', 'Signed up'],
  ['photo-refused', 'Another photo, please'],
  ['photo-missing', 'Photo missing'],
  ['certified', 'Certified'],
] as const)('of a sign-up that is %s it is said in words, by an accessible card', async (status, words) => {
  await page.viewport(390, 844);
  await render(<SignUpQuery onSignedUp={() => {}} />);
  await ask(() => ({ data: { name: 'A** L*******', company: 'Stage One', period: '2026-11', status } }));
  await expect.element(page.getByText(words)).toBeVisible();
  expect(textsOf(page.getByRole('definition'))).toEqual(['Stage One', 'November 2026']);
  await expectAccessible();
});

test('what is not found is said in Chinese, as such, with a way to apply now', async () => {
  const { hook, history } = memoryLocation({ path: '/sign?tab=sign-up-query', record: true });
  await page.viewport(390, 844);
  await render(
    <Router hook={hook}>
      <SignUpQuery onSignedUp={() => {}} />
    </Router>,
  );
  await lookUp.click();
  await expect.element(page.getByRole('alert').getByRole('link', { name: 'Please enter your name' })).toBeVisible();
  const words = '没有查询到您的报名信息';
  await ask(() => new Refusal(words, -1));
  await expect.element(page.getByRole('heading', { name: words })).toHaveAttribute('lang', 'zh');
  await expectAccessible();
  await page.getByRole('link', { name: 'Apply now' }).click();
  expect(history.at(-1)).toBe('/sign?tab=sign-up');
});
