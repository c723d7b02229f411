import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Project } from '../../../../shared/contract/account-schemas.ts';
import type { RequestInputOf } from '../../../../shared/contract/endpoint.ts';
import type { OperationEntry } from '../../../publish/operations.ts';
import { keptOutput } from '../../../terminal/kept-output.ts';
import { runProjects } from './projects-command.ts';

const operator = 'arn:aws:iam::123456789012:user/kim';
const uid = '3b241101-e2bb-4255-8caf-4136c566a962';
const ada = 'ada@example.com';

const gala: Project = {
  id: 'gala',
  name: 'Spring gala, "main"',
  product_name: 'S3 Pro',
  version: '5.1.4',
  update_time: '2026-11-22T09:30:00.000Z',
};
const tour: Project = { ...gala, id: 'tour', name: '夜游 2026', version: '' };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'projects-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A file of these rows, or of this text. */
async function aFile(name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** A site that answers as its operations do, with a member who has the gala, and an output that keeps what is written. */
function aSite(kept: readonly Project[] = [gala]) {
  const asked: { name: string; request: unknown }[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    listMemberProjects: { uid, list: kept },
    importProjects: { uid, added: 1, changed: 0, unchanged: 1 },
  };
  const operate = async <E extends OperationEntry>(name: string, entry: E, request: RequestInputOf<E>) => {
    asked.push({ name, request: z.parse(entry.request, request) });
    return z.parse<E['response']>(entry.response, answers[name]);
  };
  const output = keptOutput();
  const run = (...args: string[]) =>
    runProjects(args, output, async () => ({ operate, operator: async () => operator }));
  return { run, asked, written: output.written, told: output.told };
}

const counted = `2 projects of ${uid}: 1 new, 0 changed, 1 unchanged.\n`;

describe('projects import', () => {
  test('with --yes sends the projects of a file, and says what became of them', async () => {
    const site = aSite();
    expect(await site.run('import', ada, await aFile('two.json', [gala, tour]), '--yes')).toBe(0);
    expect(site.asked).toEqual([{ name: 'importProjects', request: { email: ada, operator, list: [gala, tour] } }]);
    expect(site.written()).toBe(counted);
    expect(site.told()).toBe('projects: 2 of 2\n');
  });

  test('reads comma-separated values alike', async () => {
    const site = aSite();
    const lines = [
      'id,name,product_name,version,update_time',
      'gala,"Spring gala, ""main""",S3 Pro,5.1.4,2026-11-22T17:30:00+08:00',
      'tour,夜游 2026,S3 Pro,,2026-11-22T09:30:00Z',
    ];
    await site.run('import', ada, await aFile('two.csv', lines.join('\r\n')), '--yes');
    expect(site.asked).toMatchObject([{ request: { list: [gala, tour] } }]);
  });

  test('tells the lines of a table that are wrong, as a text editor counts them', async () => {
    const lines = [
      'ID,Name,Product name,Version,Update time',
      '',
      'gala,"Spring',
      'gala",S3 Pro,,2026',
      ',,,,',
      ',,S3,,',
    ];
    await expect(aSite().run('import', ada, await aFile('lines.csv', lines.join('\n')))).rejects.toThrow(
      ['  Line 3: A name is written on one line', '  Line 6: The id is missing'].join('\n'),
    );
  });

  test.each([
    [[], 1, 'Nothing was imported: add --yes.\n'],
    [['--dry-run'], 0, 'Nothing was imported.\n'],
  ])('with %j says what would become of them, and writes nothing', async (options, code, told) => {
    const site = aSite();
    expect(await site.run('import', ada, await aFile('two.json', [gala, tour]), ...options)).toBe(code);
    expect(site.asked.map(({ name }) => name)).toEqual(['listMemberProjects']);
    expect(site.written()).toBe(counted);
    expect(site.told()).toBe(told);
  });

  test('says the same as data', async () => {
    const site = aSite();
    await site.run('import', ada, await aFile('two.json', [{ ...gala, name: 'Gala' }, tour]), '--dry-run', '--json');
    expect(JSON.parse(site.written())).toEqual({ uid, added: 1, changed: 1, unchanged: 0 });
  });

  test('tells all rows that are wrong, and asks the site nothing', async () => {
    const site = aSite();
    const rows = [gala, { ...tour, name: '' }, { ...tour, titel: 'x' }, 'tour', { ...tour, id: 'gala' }, tour];
    await expect(site.run('import', ada, await aFile('wrong.json', rows), '--yes')).rejects.toThrow(
      [
        'Nothing of "wrong.json" is imported:',
        '  Row 2: The name is missing',
        '  Row 3: There is no field "titel"',
        '  Row 4: This is no project',
        '  Row 5: The id "gala" stands in row 1 too',
      ].join('\n'),
    );
    expect(site.asked).toEqual([]);
  });

  test('tells the first twenty of many rows that are wrong', async () => {
    const path = await aFile('many.json', Array(25).fill({}));
    await expect(aSite().run('import', ada, path, '--yes')).rejects.toThrow(
      /Row 20: The id is missing\n {2}and 5 more$/,
    );
  });

  test.each([
    ['shows.txt', '', '"shows.txt" is neither .json nor .csv'],
    ['shows.json', '{', '"shows.json" is no JSON'],
    ['one.json', gala, '"one.json" is no list of projects'],
    ['none.json', [], 'There are no projects in it'],
    ['none.csv', 'id,name\n', 'There are no projects in it'],
    ['cells.csv', 'id,name\n1\n', 'Line 2 has 1 value, and the head 2 values'],
  ])('of %s with %j is refused with a sentence', async (name, content, sentence) => {
    await expect(aSite().run('import', ada, await aFile(name, content), '--yes')).rejects.toThrow(sentence);
  });

  test('of a file that is not there is refused with its name', async () => {
    await expect(aSite().run('import', ada, join(folder, 'lost.json'))).rejects.toThrow('There is no file');
  });

  test('of more than there is room for is refused in a dry run too', async () => {
    const kept = Array.from({ length: 1_000 }, (_, at) => ({ ...gala, id: `${at}` }));
    const path = await aFile('two.json', [gala, tour]);
    await expect(aSite(kept).run('import', ada, path, '--dry-run')).rejects.toThrow('There is room for 1000 projects');
  });
});

describe('projects list', () => {
  test('lists the projects of a member', async () => {
    const site = aSite([gala, tour]);
    expect(await site.run('list', ada)).toBe(0);
    expect(site.written()).toMatch(/2026-11-22 09:30 +S3 Pro +5\.1\.4 +gala +Spring gala/);
    expect(site.written()).toContain(`2 projects of ${uid}\n`);
  });

  test('lists them as data, which can be imported', async () => {
    const site = aSite([gala, tour]);
    await site.run('list', ada, '--json');
    await site.run('import', ada, await aFile('again.json', site.written()), '--yes');
    expect(site.asked.at(-1)).toMatchObject({ request: { list: [gala, tour] } });
  });

  test.each([
    [ada, { email: ada, operator }],
    ['+86 138 0013 8000', { phone: '13800138000', operator }],
    ['\u202d138\u00a00013\u00a08000\u202c', { phone: '13800138000', operator }],
    ['ada@例子.中国', { email: 'ada@xn--fsqu00a.xn--fiqs8s', operator }],
    [uid, { member: uid, operator }],
  ])('finds the member %s', async (member, request) => {
    const site = aSite();
    await site.run('list', member);
    expect(site.asked).toEqual([{ name: 'listMemberProjects', request }]);
  });

  test('what a member wrote does not steer the terminal', async () => {
    const site = aSite([{ ...gala, name: 'red \u001b[31m' }]);
    await site.run('list', ada);
    expect(site.written()).toContain('red \uFFFD[31m');
  });
});

test.each([
  [['erase', ada], 'Say what to do'],
  [[], 'Say what to do'],
  [['list'], 'needs one member'],
  [['list', ada, 'file.json'], 'needs one member'],
  [['import', ada], 'needs a member and a file'],
  [['import', ada, 'one.json', 'two.json'], 'needs a member and a file'],
  [['list', ada, '--yes'], '--yes does not belong'],
  [['list', ada, '--dry-run'], '--dry-run does not belong'],
  [['import', ada, 'one.json', '--yes', '--dry-run'], 'not both'],
])('%j is refused with a sentence', async (args, sentence) => {
  await expect(aSite().run(...args)).rejects.toThrow(sentence);
});
