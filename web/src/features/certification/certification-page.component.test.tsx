import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listHolders } from '../../../../shared/contract/certification/certificates.ts';
import { querySignUp } from '../../../../shared/contract/certification/sign-up.ts';
import { answer } from '../../../testing/components/answer.ts';
import { textsOf } from '../../../testing/components/texts-of.ts';
import { browserContext } from '../../lib/api/browser-context.ts';
import CertificationPage from './certification-page.tsx';

const data = await browserContext.pageText('sign');
const at = (tab: string) => <CertificationPage data={data} params={{ tab }} reload={() => {}} />;

const holder = (place: number) => ({ name: `Holder ${place}`, cert_num: `MS-${place}`, company: 'Stage One' });

test('both rules stand where the exam is explained and beside the button that signs up', async () => {
  answer(listHolders, () => ({ data: { list: [], datacount: 0 } }));
  const { rerender } = await render(at('about'));
  for (const tab of ['about', 'sign-up']) {
    await rerender(at(tab));
    expect(textsOf(page.getByRole('list', { name: 'Rules of the exam' }).getByRole('listitem'))).toEqual([
      'One exam per candidate per month.',
      'Duplicate sign-ups in one exam period void the result.',
    ]);
  }
});

test('the list of holders is there again with its page when one comes back to the tab', async () => {
  answer(listHolders, ({ pageindex }) => ({
    data: { list: Array.from({ length: 15 }, (_, place) => holder((pageindex - 1) * 15 + place + 1)), datacount: 40 },
  }));
  const { rerender } = await render(at('about'));
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(page.getByText('Holder 16')).toBeVisible();
  await rerender(at('sign-up-query'));
  await expect.element(page.getByRole('heading', { name: 'Look your sign-up up' })).toBeVisible();
  await expect.element(page.getByText('Holder 16')).not.toBeVisible();
  await rerender(at('about'));
  const rows = page.getByRole('list', { name: 'Holders of valid certificates' }).getByRole('listitem');
  expect(textsOf(rows)[0]).toContain('Holder 16');
});

test('the button that floats is where no form has a filled one, and no longer once the visitor is known to be signed up', async () => {
  await page.viewport(390, 844);
  answer(listHolders, () => ({ data: { list: [], datacount: 0 } }));
  const signUp = { name: 'A**', company: 'Stage One', period: '2026-11', status: 'received' } as const;
  answer(querySignUp, () => ({ data: signUp }));
  const floating = page.getByRole('link', { name: 'Sign up for the exam' });
  const { rerender } = await render(at('about'));
  await expect.element(floating).toBeVisible();
  for (const tab of ['certificate', 'sign-up', 'sign-up-query']) {
    await rerender(at(tab));
    await expect.element(floating).not.toBeInTheDocument();
  }
  await rerender(at('about'));
  await expect.element(floating).toBeVisible();
  await rerender(at('sign-up-query'));
  const form = page.getByRole('form', { name: 'Sign-up query' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await form.getByRole('textbox', { name: 'ID number' }).fill('11010519491231002X');
  await form.getByRole('button', { name: 'Look up' }).click();
  await expect.element(page.getByText('You are on the list.', { exact: false })).toBeVisible();
  await rerender(at('about'));
  await expect.element(page.getByRole('heading', { name: 'What the exam asks for' })).toBeVisible();
  await expect.element(floating).not.toBeInTheDocument();
});
