import { describe, expect, test, vi } from 'vitest';
import { captureLog } from '../platform/testing/log-capture.ts';
import { aCertificateDesk, ada, adasIdcard, aFingerprint, aLine, manyLines, operator } from './certificate-builders.ts';

captureLog();

const rows = ({ items }: ReturnType<typeof aCertificateDesk>) =>
  items().filter(({ pk }) => String(pk).startsWith('certificate#')).length;

describe('an import', () => {
  test('brings all certificates of a file at once, announced once and in the audit trail', async () => {
    const desk = aCertificateDesk();
    const asked = await desk.stageAll(manyLines(95));
    expect(rows(desk)).toBe(95);
    expect(await desk.numbers()).toEqual([]);
    expect(desk.names()).toEqual([]);
    expect(await desk.publish(asked)).toEqual({ count: 95 });
    expect(new Set(await desk.numbers()).size).toBe(95);
    expect(desk.announced()).toMatchObject([{ name: 'certificate.awarded.v1', data: { origin: 'import', count: 95 } }]);
    expect(desk.items().filter(({ pk }) => pk === 'audit')).toHaveLength(5); // begun, three stagings, published
  });

  test('that was published twice is one import', async () => {
    const desk = aCertificateDesk();
    const asked = await desk.stageAll([aLine()]);
    await desk.publish(asked);
    expect(await desk.publish(asked)).toEqual({ count: 1 });
    expect(await desk.begin({ ...asked, attempt: crypto.randomUUID(), count: 1 })).toEqual({ state: 'published' });
    expect(desk.names()).toEqual(['certificate.awarded.v1']);
    expect(await desk.numbers()).toHaveLength(1);
  });

  test('of two attempts at one file only the later one counts, whatever the earlier has staged', async () => {
    const desk = aCertificateDesk();
    const first = await desk.stageAll(manyLines(50));
    const second = await desk.stageAll(manyLines(50));
    await expect(desk.publish(first)).rejects.toThrow('Another attempt');
    await expect(desk.stage({ ...first, after: 50, lines: manyLines(1) })).rejects.toThrow('Another attempt');
    await desk.publish(second);
    expect(rows(desk)).toBe(100);
    expect(await desk.numbers()).toHaveLength(50);
  });

  test('is not published before all of its lines are staged', async () => {
    const desk = aCertificateDesk();
    const asked = { fingerprint: aFingerprint(), attempt: crypto.randomUUID(), operator, with_marks: false };
    await desk.begin({ ...asked, count: 50 });
    await desk.stage({ ...asked, after: 0, lines: manyLines(40) });
    await expect(desk.publish(asked)).rejects.toThrow('Only 40 of 50 lines are staged');
    expect(await desk.numbers()).toEqual([]);
  });

  test('whose staging comes again stages nothing twice', async () => {
    const desk = aCertificateDesk();
    const asked = { fingerprint: aFingerprint(), attempt: crypto.randomUUID(), operator, with_marks: false };
    await desk.begin({ ...asked, count: 40 });
    const part = { ...asked, after: 0, lines: manyLines(40) };
    expect(await desk.stage(part)).toEqual(await desk.stage(part));
    expect(rows(desk)).toBe(40);
  });

  test('of lines out of order stages none', async () => {
    const desk = aCertificateDesk();
    const asked = { fingerprint: aFingerprint(), attempt: crypto.randomUUID(), operator, with_marks: false };
    await desk.begin({ ...asked, count: 80 });
    await expect(desk.stage({ ...asked, after: 40, lines: manyLines(40) })).rejects.toThrow('Another attempt');
    expect(rows(desk)).toBe(0);
  });

  test('of a file that has grown brings nobody a second certificate of one day, but for one that was revoked', async () => {
    const desk = aCertificateDesk();
    const held = { idcard: adasIdcard, award_date: '2026-11-20' };
    await desk.publish(await desk.stageAll([aLine(held)]));
    const again = async (mark: string, parts: object) => {
      const asked = { fingerprint: aFingerprint(mark), attempt: crypto.randomUUID(), operator, with_marks: false };
      const lines = [...manyLines(1), aLine({ ...held, ...parts })];
      await desk.begin({ ...asked, count: 2 });
      return desk.stage({ ...asked, after: 0, lines });
    };
    const problem = { line: 3, field: 'idcard', reason: 'has a certificate of this day already' };
    expect(await again('b', { idcard: '110105491231002' })).toEqual({ staged: 0, problems: [problem] });
    expect(await again('c', { award_date: '2026-11-21' })).toEqual({ staged: 2, problems: [] });
    await desk.revoke({ num: (await desk.numbers())[0] ?? '', reason: 'Wrong', operator });
    expect(await again('d', {})).toEqual({ staged: 2, problems: [] });
  });

  test('tells what is wrong with each line, and stages none of them', async () => {
    const desk = aCertificateDesk();
    const asked = { fingerprint: aFingerprint(), attempt: crypto.randomUUID(), operator, with_marks: false };
    await desk.begin({ ...asked, count: 3 });
    const lines = [aLine(), aLine({ name: '' }), aLine({ award_date: '2027-01-01', phone: '1' })];
    const { staged, problems } = await desk.stage({ ...asked, after: 0, lines });
    expect(staged).toBe(0);
    expect(problems.map(({ line, field }) => [line, field])).toEqual([
      [3, 'name'],
      [4, 'award_date'],
      [4, 'phone'],
    ]);
    expect(rows(desk)).toBe(0);
  });

  test('tells of a name that would be printed with marks, and stages it where those are wanted', async () => {
    const desk = aCertificateDesk();
    const asked = { fingerprint: aFingerprint(), attempt: crypto.randomUUID(), operator, with_marks: false };
    await desk.begin({ ...asked, count: 2 });
    const lines = [aLine({ name: 'Džemal Őry 김' }), aLine({ name: '王𪚥' })];
    const reason = '"王𪚥" would be printed with 〓 for 𪚥 (U+2A6A5)';
    expect(await desk.stage({ ...asked, after: 0, lines })).toEqual({
      staged: 0,
      problems: [{ line: 3, field: 'name', reason }],
    });
    expect(await desk.stage({ ...asked, with_marks: true, after: 0, lines })).toEqual({ staged: 2, problems: [] });
  });

  test('keeps the numbers of an older register, and tells of one that is taken', async () => {
    const desk = aCertificateDesk();
    await desk.imported([aLine({ cert_num: '2019-AB-17' })]);
    expect(await desk.numbers()).toEqual(['2019-AB-17']);
    const asked = { fingerprint: aFingerprint('b'), attempt: crypto.randomUUID(), operator, with_marks: false };
    await desk.begin({ ...asked, count: 2 });
    const lines = [aLine(), aLine({ cert_num: '2019-ab-17' })];
    expect(await desk.stage({ ...asked, after: 0, lines })).toMatchObject({
      staged: 0,
      problems: [{ line: 3, field: 'cert_num' }],
    });
  });

  test('whose number is taken while it is staged leaves what has it as it is', async () => {
    const desk = aCertificateDesk();
    await desk.imported([aLine({ cert_num: '2019-AB-17' })]);
    const asked = { fingerprint: aFingerprint('b'), attempt: crypto.randomUUID(), operator, with_marks: false };
    await desk.begin({ ...asked, count: 1 });
    const { get } = desk.table;
    vi.spyOn(desk.table, 'get').mockImplementation(async (key) => (key.sk === 'certificate' ? undefined : get(key)));
    const lines = [aLine({ name: 'Mallory', idcard: '', cert_num: '2019-AB-17' })];
    await expect(desk.stage({ ...asked, after: 0, lines })).rejects.toThrow('A number was taken meanwhile');
    expect(await get({ pk: 'certificate#2019-AB-17', sk: 'certificate' })).toMatchObject({ name: ada.name });
  });

  test('that broke off can be done again, also with numbers of its own', async () => {
    const desk = aCertificateDesk();
    const lines = [aLine({ cert_num: '2019-AB-17' }), aLine({ name: 'Grace Hopper', idcard: '' })];
    await desk.stageAll(lines);
    await desk.publish(await desk.stageAll(lines));
    expect((await desk.numbers()).toSorted()[0]).toBe('2019-AB-17');
    expect(await desk.numbers()).toHaveLength(2);
  });

  test('keeps ID number and phone as keyed hashes only', async () => {
    const desk = aCertificateDesk();
    await desk.imported();
    const kept = JSON.stringify(desk.items());
    for (const secret of [adasIdcard, ada.phone]) expect(kept).not.toContain(secret);
    expect(kept).toContain(await desk.sealer.lookupHash('idcard', adasIdcard));
  });
});

describe('the job that sweeps imports', () => {
  const day = 24 * 60 * 60 * 1_000;
  const at = (desk: ReturnType<typeof aCertificateDesk>, later: number) => ({
    dueAt: new Date(desk.clock.now + later),
  });

  test('deletes what an import of yesterday has staged, and leaves one that is under way', async () => {
    const desk = aCertificateDesk();
    const old = await desk.stageAll(manyLines(60));
    await desk.sweep(at(desk, day - 1));
    expect(rows(desk)).toBe(60);
    await desk.sweep(at(desk, day + 1));
    expect(rows(desk)).toBe(0);
    await expect(desk.publish(old)).rejects.toThrow('Another attempt');
    await desk.publish(await desk.stageAll(manyLines(60)));
    expect(await desk.numbers()).toHaveLength(60);
  });

  test('deletes what attempts before a published one have left, and never what is published', async () => {
    const desk = aCertificateDesk();
    await desk.stageAll(manyLines(50));
    await desk.publish(await desk.stageAll(manyLines(50)));
    await desk.sweep(at(desk, 2 * day));
    await desk.sweep(at(desk, 3 * day));
    expect(rows(desk)).toBe(50);
    expect(await desk.numbers()).toHaveLength(50);
  });

  test('that was killed in between is gone on with, and meanwhile the file is not begun anew', async () => {
    const desk = aCertificateDesk();
    const { fingerprint } = await desk.stageAll(manyLines(3));
    await desk.table.update({ pk: 'imports', sk: fingerprint }, { set: { isGivenUp: true } });
    await expect(desk.begin({ fingerprint, attempt: crypto.randomUUID(), operator, count: 3 })).rejects.toThrow(
      'given up',
    );
    await desk.sweep(at(desk, day + 1));
    expect(rows(desk)).toBe(0);
    expect(await desk.begin({ fingerprint, attempt: crypto.randomUUID(), operator, count: 3 })).toEqual({
      state: 'begun',
    });
  });
});

describe('the job that forgets holders', () => {
  test('takes their hashes two years after the last day, and nothing that was printed', async () => {
    const desk = aCertificateDesk();
    await desk.imported([aLine({ end_date: '2027-03-10' })]);
    const asked = { by: 'idcard', value: adasIdcard, name: ada.name } as const;
    await desk.forget({ dueAt: new Date('2029-03-31T23:00:00Z') });
    expect(await desk.query(asked)).toMatchObject({ name: ada.name });
    await desk.forget({ dueAt: new Date('2029-04-01T00:00:00Z') });
    await desk.forget({ dueAt: new Date('2029-04-01T00:00:00Z') });
    expect(await desk.query(asked)).toEqual({});
    const [num = ''] = await desk.numbers();
    expect(await desk.show({ num })).toMatchObject({ name: ada.name, company: 'Stage One' });
    expect(await desk.query({ by: 'number', value: num, name: ada.name })).toMatchObject({ cert_num: num });
  });

  test('has nothing to do for those of an older register that ended longer ago: their numbers are not kept at all', async () => {
    const desk = aCertificateDesk();
    const [ended, endsLater] = ['2024-10-31', '2024-11-01'].map((end_date) =>
      aLine({ award_date: '2022-11-01', end_date, cert_num: `OLD-${end_date}` }),
    );
    await desk.imported([ended ?? aLine(), endsLater ?? aLine()]);
    const row = (num: string) => desk.table.get({ pk: `certificate#${num}`, sk: 'certificate' });
    for (const field of ['holderId', 'holderPhone', 'forgetIn']) {
      expect(await row('OLD-2024-10-31')).not.toHaveProperty(field);
      expect(await row('OLD-2024-11-01')).toHaveProperty(field);
    }
  });
});
