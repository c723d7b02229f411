import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { importShows } from '../support/site/operators.ts';
import { aSignedInMember, button, partOf, told } from './personal-site.ts';

const part = (page: Page) => partOf(page, 'Projects');
const rows = (page: Page) => part(page).getByRole('list', { name: 'Projects' }).getByRole('listitem');
const search = (page: Page) => part(page).getByRole('searchbox', { name: 'Search by name' });
const pager = (page: Page) => part(page).getByRole('navigation', { name: 'Pages of projects' });

const projectList = '**/api/max/project_list';

describe('projects', () => {
  test('without any say what they are and how they come', async () => {
    const { page, open, leave } = await aSignedInMember();
    await open('/personal');
    await part(page).getByText('A project is a show file made with our software').waitFor();
    expect(await search(page).count()).toBe(0);
    await leave();
  });

  test('come fifteen at a time, the last saved first, and are found by name', async () => {
    const { page, open, member, leave } = await aSignedInMember();
    const names = Array.from({ length: 17 }, (_, at) => `Show ${at + 1}`);
    await importShows(inject('siteState'), member, ...names, '上海之夜');
    await open('/personal');
    await expect.poll(() => rows(page).count()).toBe(15);
    const first = await rows(page).first().textContent();
    expect(first).toBe('上海之夜S3 Pro 5.1.4Saved 18 June 2026');
    await pager(page).getByText('Page 1 of 2').waitFor();
    await button(page, 'Next page').click();
    await expect.poll(() => rows(page).count()).toBe(3);

    await search(page).fill(' show 1');
    await search(page).press('Enter');
    await part(page).getByText('9 projects have “show 1” in their name.').waitFor();
    expect(await rows(page).count()).toBe(9);
    expect(await pager(page).count()).toBe(0);
    await search(page).fill('nowhere');
    await part(page).getByRole('button', { name: 'Search' }).click();
    await part(page).getByText('No project has “nowhere” in its name.').waitFor();
    expect(await rows(page).count()).toBe(0);
    await search(page).fill('');
    await expect.poll(() => rows(page).count()).toBe(15);
    await leave();
  });

  test('that are refused say why, in a toast too; that fail come after a retry', async () => {
    const { page, open, member, leave } = await aSignedInMember();
    await importShows(inject('siteState'), member, 'Gala');
    await page.route(projectList, (route) => route.fulfill({ json: { status: 1, msg: 'Projects rest until noon.' } }));
    await open('/personal');
    await told(page, 'Projects rest until noon.');
    await part(page).getByText('Projects rest until noon.').waitFor();
    await page.unroute(projectList);
    await page.route(projectList, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await part(page).getByText('Something went wrong on the way to your projects.').waitFor();
    await page.unroute(projectList);
    await part(page)
      .getByRole('button', { name: /try again/i })
      .click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await leave();
  });
});
