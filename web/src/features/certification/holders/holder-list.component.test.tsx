import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listHolders } from '../../../../../shared/contract/certification/certificates.ts';
import { expectAccessible } from '../../../../testing/components/accessibility.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { HolderList } from './holder-list.tsx';

const rows = page.getByRole('list', { name: 'Holders of valid certificates' }).getByRole('listitem');
const search = page.getByRole('searchbox', { name: 'Search by name' });
const says = (words: string) => expect.element(page.getByText(words)).toBeVisible();

async function searchFor(name: string): Promise<void> {
  await search.fill(name);
  await userEvent.keyboard('{Enter}');
}

const holders = Array.from({ length: 40 }, (_, place) => ({
  name: `Holder ${place + 1}`,
  cert_num: `MS-7K3F-9Q${String(place).padStart(2, '0')}-T`,
  company: `Company ${place + 1}`,
}));

test('holders come fifteen at a time with the page of each, are searched, and a keyword that finds nobody is named', async () => {
  answer(listHolders, ({ pageindex, name }) => {
    const found = holders.filter((holder) => holder.name.includes(name));
    return { data: { list: found.slice((pageindex - 1) * 15, pageindex * 15), datacount: found.length } };
  });
  await render(<HolderList />);
  await expect.element(rows).toHaveLength(15);
  await expect.element(rows.first().getByRole('link')).toHaveAttribute('href', '/certificate-MS-7K3F-9Q00-T');
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect.element(rows).toHaveLength(10);
  await searchFor('Holder 4');
  await says('2 holders have “Holder 4” in their name.');
  await searchFor('Nobody');
  await says('No holder of a valid certificate has “Nobody” in their name.');
  await expect.element(rows).toHaveLength(0);
  await expectAccessible();
  await search.fill('');
  await expect.element(rows).toHaveLength(15);
});

test('a list that cannot be had says so and comes after a retry; one that is empty is no failure', async () => {
  answer(listHolders, (_, place) =>
    place === 0 ? new Response('{}', { status: 500 }) : { data: { list: [], datacount: 0 } },
  );
  await render(<HolderList />);
  await says('Something went wrong on the way to the list of holders.');
  await page.getByRole('button', { name: /try again/i }).click();
  await expect.element(page.getByText('Nobody holds a valid certificate yet.', { exact: false })).toBeVisible();
});
