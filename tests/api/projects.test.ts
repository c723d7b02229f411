import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { exportAccount, listProjects } from '../../shared/contract/accounts/own-account.ts';
import { aMember, ask } from '../support/people/members.ts';
import { importShows, personCommand } from '../support/site/operators.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');

const shows = (count: number) => Array.from({ length: count }, (_, at) => `Show ${at + 1}`);

test('a file of projects is imported once, listed to its member, found by name, and nobody else has it', async () => {
  const [ada, ben] = [await aMember(siteUrl), await aMember(siteUrl)];
  const folder = await mkdtemp(join(tmpdir(), 'projects-'));
  const file = join(folder, 'shows.csv');
  const lines = [
    'id,name,product_name,version,update_time',
    'a,"Gala, main",S3 Pro,5.1.4,2026-06-02',
    'b,夜游,S1,,2026-06-01',
  ];
  await writeFile(file, lines.join('\n'));
  const importing = (...options: string[]) => personCommand(state, 'projects', 'import', ada.email, file, ...options);
  const of = (words: string) => `2 projects of ${ada.user.uid}: ${words}.\n`;
  expect(await importing('--dry-run')).toBe(of('2 new, 0 changed, 0 unchanged'));
  expect(await ask(siteUrl, listProjects, ada.proof)).toEqual({ list: [], count: 0 });
  expect(await importing('--yes')).toBe(of('2 new, 0 changed, 0 unchanged'));
  expect(await importing('--yes')).toBe(of('0 new, 0 changed, 2 unchanged'));
  await rm(folder, { recursive: true });

  const { list, count } = await ask(siteUrl, listProjects, { ...ada.proof, type: '1' });
  expect([list.map(({ name }) => name), count]).toEqual([['Gala, main', '夜游'], 2]);
  expect(list[1]).toEqual({
    id: 'b',
    name: '夜游',
    product_name: 'S1',
    version: '',
    update_time: '2026-06-01T00:00:00.000Z',
  });
  expect(await ask(siteUrl, listProjects, { ...ada.proof, name: 'GALA' })).toMatchObject({
    count: 1,
    list: [{ id: 'a' }],
  });
  expect(await ask(siteUrl, listProjects, { ...ben.proof, name: 'GALA' })).toEqual({ list: [], count: 0 });
  expect(await personCommand(state, 'projects', 'list', ada.user.uid)).toContain(`2 projects of ${ada.user.uid}`);
});

test('projects come fifteen a page, and all of them when a thousand are asked for', async () => {
  const ada = await aMember(siteUrl);
  await importShows(state, ada, ...shows(120));
  const page = (request: object) => ask(siteUrl, listProjects, { ...ada.proof, ...request });
  expect(await page({ page: 2 })).toMatchObject({ count: 120, list: { length: 15, 0: { name: 'Show 105' } } });
  expect((await page({ limit: 1_000 })).list.map(({ name }) => name)).toEqual(shows(120).toReversed());
});

test('projects of another type are refused with a sentence', async () => {
  const ada = await aMember(siteUrl);
  const { status, body } = await postFrom(
    anAddress(),
    siteUrl,
    listProjects,
    JSON.stringify({ ...ada.proof, type: '2' }),
  );
  expect([status, JSON.parse(body).msg]).toEqual([200, 'There are projects of type 1 only']);
});

test('projects are in what their member exports, and go with the account', async () => {
  const ada = await aMember(siteUrl);
  await importShows(state, ada, 'Gala');
  const { list } = await ask(siteUrl, exportAccount, ada.proof);
  expect(JSON.stringify(list.find(({ kind }) => kind === 'projects')?.says)).toContain('Gala');
  expect(await personCommand(state, 'personal-data', 'find', '--email', ada.email)).toContain('3 records');
  await personCommand(state, 'personal-data', 'erase', '--email', ada.email, '--yes');
  expect(await personCommand(state, 'personal-data', 'find', '--member', ada.user.uid)).toContain('0 records');
});
