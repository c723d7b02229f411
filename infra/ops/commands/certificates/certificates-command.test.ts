import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { CertificateFacts } from '../../../../shared/contract/certification-schemas.ts';
import type { RequestInputOf } from '../../../../shared/contract/endpoint.ts';
import type { OperationEntry } from '../../../publish/operations.ts';
import { keptOutput } from '../../../terminal/kept-output.ts';
import { certificates } from './certificates-command.ts';

const operator = 'arn:aws:iam::123456789012:user/kim';

const facts: CertificateFacts = {
  cert_num: 'MS-7K3F-9QXD-E',
  name: 'Ada Lovelace',
  company: 'Stage One',
  award_date: '2026-11-20',
  end_date: '2028-11-20',
  state: 'valid',
  origin: 'exam',
  revoked_on: '',
  reason: '',
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'certificates-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function aFile(...lines: string[]): Promise<string> {
  const path = join(folder, 'holders.csv');
  await writeFile(path, lines.join('\n'));
  return path;
}

/** A site that answers as its operations do. */
function aSite(more: Readonly<Record<string, unknown>> = {}) {
  const asked: { name: string; request: Readonly<Record<string, unknown>> }[] = [];
  const operate = async <E extends OperationEntry>(name: string, entry: E, request: RequestInputOf<E>) => {
    const parsed = Object(z.parse(entry.request, request));
    asked.push({ name, request: parsed });
    const staged = parsed.after + parsed.lines?.length;
    const answers: Readonly<Record<string, unknown>> = {
      listCertificates: { list: [facts], cursor: '' },
      showCertificate: facts,
      awardCertificate: facts,
      revokeCertificate: { ...facts, state: 'revoked' },
      beginImport: { state: 'begun' },
      stageCertificates: { staged, problems: [] },
      publishCertificates: { count: 3 },
      ...more,
    };
    return z.parse<E['response']>(entry.response, answers[name]);
  };
  const output = keptOutput();
  const run = (...args: string[]) =>
    certificates.runAt(args, output, async () => ({ operate, operator: async () => operator }));
  return { run, asked, names: () => asked.map(({ name }) => name), written: output.written, told: output.told };
}

describe('certificates import', () => {
  test('with --yes stages all lines of a file in parts, then publishes them', async () => {
    const site = aSite({ publishCertificates: { count: 41 } });
    const lines = Array.from({ length: 41 }, (_, at) => `Holder ${at},2026-11-20`);
    expect(await site.run('import', await aFile('name,award_date', ...lines), '--yes')).toBe(0);
    expect(site.names()).toEqual(['beginImport', 'stageCertificates', 'stageCertificates', 'publishCertificates']);
    expect(site.asked[2]?.request).toMatchObject({ after: 40, lines: [{ name: 'Holder 40' }], operator });
    expect(site.written()).toBe('41 certificates imported\n');
  });

  test('of a file with mistakes asks the site nothing, and tells each line, field and reason', async () => {
    const site = aSite();
    expect(await site.run('import', await aFile('name,award_date', 'Ada,2026-02-30', ',2026-11-20'), '--yes')).toBe(1);
    expect(site.asked).toEqual([]);
    expect(site.written()).toMatch(/2 +award_date +is no day[\s\S]*3 +name +is missing/);
  });

  test('tells by line, name and letter what cannot be printed, and imports it with --with-marks alone', async () => {
    const site = aSite({ publishCertificates: { count: 2 } });
    const file = await aFile('name,award_date', 'Džemal Őry,2026-11-20', '王𪚥,2026-11-20');
    expect(await site.run('import', file, '--yes')).toBe(1);
    expect(site.asked).toEqual([]);
    expect(site.written()).toMatch(/3 +name +"王𪚥" would be printed with 〓 for 𪚥 \(U\+2A6A5\)/);
    expect(site.written()).not.toContain('Džemal');
    expect(await site.run('import', file, '--with-marks', '--yes')).toBe(0);
    expect(site.asked[1]?.request).toMatchObject({ with_marks: true });
  });

  test('whose number is taken is not published; it is told by its line of the file, which the site does not know', async () => {
    const problems = [{ line: 3, field: 'cert_num', reason: 'is the number of another certificate' }];
    const site = aSite({ stageCertificates: { staged: 0, problems } });
    const file = await aFile('name,award_date', '', 'Ada,2026-11-20', ',', 'Bo,2026-11-20');
    expect(await site.run('import', file, '--yes')).toBe(1);
    expect(site.names()).toEqual(['beginImport', 'stageCertificates']);
    expect(site.written()).toMatch(/5 +cert_num +is the number of another certificate/);
  });

  test('that a spreadsheet has saved again is the same file', async () => {
    const [one, other] = [aSite(), aSite()];
    await one.run('import', await aFile('name,award_date', 'Ada,2026-01-05'), '--yes');
    await other.run('import', await aFile('\ufeffName;Award date;', '"Ada";2026/1/5;', ';;', ''), '--yes');
    expect(one.asked[0]?.request.fingerprint).toBe(other.asked[0]?.request.fingerprint);
  });

  test('that has the same numbers, days and names written in another way is the same file', async () => {
    const [one, other] = [aSite(), aSite()];
    const head = 'name,award_date,idcard,phone';
    await one.run('import', await aFile(head, 'Ada Byron,2026-01-05,11010519491231002X,13812345678'), '--yes');
    await other.run('import', await aFile(head, 'Ada  Byron,2026/1/5,110105491231002,+86 138-1234-5678'), '--yes');
    expect(one.asked[0]?.request.fingerprint).toBe(other.asked[0]?.request.fingerprint);
  });

  test('of a file that was imported before does nothing, and says so', async () => {
    const site = aSite({ beginImport: { state: 'published' } });
    expect(await site.run('import', await aFile('name,award_date', 'Ada,2026-11-20'), '--yes')).toBe(0);
    expect(site.names()).toEqual(['beginImport']);
    expect(site.written()).toBe('1 certificate had been imported before\n');
  });

  test('is known by what a file says, whatever the order of its columns', async () => {
    const [one, other] = [aSite(), aSite()];
    await one.run('import', await aFile('name,award_date', 'Ada,2026-11-20'), '--yes');
    await other.run('import', await aFile('award_date,company,name', '2026-11-20,,Ada'), '--yes');
    expect(one.asked[0]?.request.fingerprint).toBe(other.asked[0]?.request.fingerprint);
  });

  test('without --yes, or as a dry run, imports nothing', async () => {
    const site = aSite();
    const file = await aFile('name,award_date', 'Ada,2026-11-20');
    expect(await site.run('import', file)).toBe(1);
    expect(await site.run('import', file, '--dry-run')).toBe(0);
    expect(site.asked).toEqual([]);
  });
});

test('certificates are listed, shown and awarded', async () => {
  const site = aSite();
  await site.run('list', '--state', 'valid');
  await site.run('show', facts.cert_num);
  await site.run('award', '11010519491231002X', '--period', '2026-11', '--months', '12', '--yes');
  await site.run('award', `2026-11.${'a'.repeat(43)}`, '--yes');
  expect(site.written()).toMatch(/2026-11-20 +2028-11-20 +valid +MS-7K3F-9QXD-E +Ada Lovelace/);
  expect(site.asked.slice(2).map(({ request }) => request)).toEqual([
    { period: '2026-11', idcard: '11010519491231002X', months: 12, with_marks: false, operator },
    { sign_up: `2026-11.${'a'.repeat(43)}`, months: 24, with_marks: false, operator },
  ]);
});

test('a certificate is revoked with a reason and --yes, and shown without', async () => {
  const site = aSite();
  expect(await site.run('revoke', facts.cert_num, '--reason', 'The result was void')).toBe(1);
  expect(await site.run('revoke', facts.cert_num, '--reason', 'The result was void', '--yes')).toBe(0);
  expect(site.names()).toEqual(['showCertificate', 'revokeCertificate']);
});

test.each([
  [['list', '--state', 'gone'], 'There is no state "gone"'],
  [['revoke', 'MS-7K3F-9QXD-E', '--yes'], 'Say why'],
  [['award', 'x', '--months', 'two', '--yes'], '--months takes a number'],
  [['import', 'lost.csv', '--yes'], 'There is no file'],
  [['show'], 'takes NUMBER after it'],
])('%j is refused with a sentence', async (args, sentence) => {
  await expect(aSite().run(...args)).rejects.toThrow(sentence);
});
