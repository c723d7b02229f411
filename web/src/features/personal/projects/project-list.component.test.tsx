import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listProjects } from '../../../../../shared/contract/accounts/own-account.ts';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { aMember } from '../../../../testing/components/member.ts';
import { told } from '../../../../testing/components/toasts.ts';
import { ProjectList } from './project-list.tsx';

const part = page.getByRole('group', { name: 'Projects' });
const rows = part.getByRole('list', { name: 'Projects' }).getByRole('listitem');
const search = part.getByRole('searchbox', { name: 'Search by name' });
const pager = part.getByRole('navigation', { name: 'Pages of projects' });
const says = (words: string) => expect.element(part.getByText(words, { exact: false })).toBeVisible();

const [product_name, version, update_time] = ['S3 Pro', '5.1.4', '2026-06-18T00:00:00.000Z'];
const shows = (...names: readonly string[]) =>
  names.map((name) => ({ id: name, name, product_name, version, update_time }));

test('without any it says what they are and how they come', async () => {
  aMember();
  answer(listProjects, () => ({ data: { list: [], count: 0 } }));
  await render(<ProjectList />);
  await says('A project is a show file made with our software');
  await expect.element(search).not.toBeInTheDocument();
});

test('they come fifteen at a time, and are found by name', async () => {
  aMember();
  const all = shows('上海之夜', ...Array.from({ length: 17 }, (_, place) => `Show ${17 - place}`));
  const sent = answer(listProjects, ({ page, limit, name }) => {
    const found = all.filter((show) => show.name.toLowerCase().includes(name));
    return { data: { list: found.slice((page - 1) * limit, page * limit), count: found.length } };
  });
  await render(<ProjectList />);
  await expect.element(rows).toHaveLength(15);
  await expect.element(rows.first()).toHaveTextContent('上海之夜S3 Pro 5.1.4Saved 18 June 2026');
  await expect.element(pager.getByText('Page 1 of 2')).toBeInTheDocument();
  await pager.getByRole('button', { name: 'Next page' }).click();
  await expect.element(rows).toHaveLength(3);

  await search.fill(' show 1');
  await userEvent.keyboard('{Enter}');
  await says('9 projects have “show 1” in their name.');
  await expect.element(rows).toHaveLength(9);
  await expect.element(pager).not.toBeInTheDocument();
  await search.fill('nowhere');
  await part.getByRole('button', { name: 'Search' }).click();
  await says('No project has “nowhere” in its name.');
  await expect.element(rows).toHaveLength(0);
  await search.clear();
  await expect.element(rows).toHaveLength(15);
  const asked = sent.map(({ type, limit, page, name }) => [type, limit, page, name].join());
  expect(asked).toEqual(['1,15,1,', '1,15,2,', '1,15,1,show 1', '1,15,1,nowhere', '1,15,1,']);
});

test('those that are refused say why, in a toast too; those that fail come after a retry', async () => {
  aMember();
  const refused = new Refusal('Projects rest until noon.');
  const replies = [refused, new Response('{}', { status: 500 }), { data: { list: shows('Gala'), count: 1 } }];
  answer(listProjects, (_, place) => replies[place] ?? refused);
  const { unmount } = await render(<ProjectList />);
  await told('Projects rest until noon.');
  await says('Projects rest until noon.');
  await unmount();
  await render(<ProjectList />);
  await says('Something went wrong on the way to your projects.');
  await part.getByRole('button', { name: 'Try again' }).click();
  await expect.element(rows).toHaveLength(1);
});
