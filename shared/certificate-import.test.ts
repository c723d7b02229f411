import { describe, expect, test } from 'vitest';
import { type ImportColumn, importLineOf, importProblems, mostLines, readImportLine } from './certificate-import.ts';

const today = '2026-11-26';
const ada = { name: 'Ada Lovelace', award_date: '2026-11-20' };

/** A record of a file, with other values in some columns. */
const aRecord = (parts: Partial<Record<ImportColumn, string>> = {}) => ({ ...importLineOf(ada), ...parts });

/** A file of these records, with an empty line before the second. */
const aFile = (...records: Readonly<Record<string, string>>[]) => ({
  headLine: 1,
  names: Object.keys(records[0] ?? {}),
  rows: records.map((record, at) => ({ line: at === 0 ? 2 : at + 3, record })),
});

describe('a line', () => {
  test('needs a name and a day; it is valid for 24 months', () => {
    expect(readImportLine(importLineOf(ada), today)).toEqual({
      name: 'Ada Lovelace',
      company: '',
      awardedOn: '2026-11-20',
      endsOn: '2028-11-20',
      idcard: '',
      phone: '',
      num: '',
    });
  });

  test('is read with its last day, its ID number of 15 digits as 18, and its number in capitals', () => {
    const line = aRecord({
      end_date: '2027-01-31',
      idcard: '110105491231002',
      phone: '13800138000',
      cert_num: ' 2019-ab-17',
      company: ' Stage One ',
    });
    expect(readImportLine(line, today)).toMatchObject({
      company: 'Stage One',
      endsOn: '2027-01-31',
      idcard: '11010519491231002X',
      phone: '13800138000',
      num: '2019-AB-17',
    });
  });

  test('has its names without what nobody sees, and one blank between their parts', () => {
    const line = aRecord({ name: ' S\u00adhy\u3164  One\u202e ', company: 'Stage\u2060  One\u{e0041}' });
    expect(readImportLine(line, today)).toMatchObject({ name: 'Shy One', company: 'Stage One' });
  });

  test.each<[Partial<Record<ImportColumn, string>>, string, string]>([
    [{ name: '  ' }, 'name', 'is missing'],
    [{ name: '\u200b\u3164·-' }, 'name', 'is missing'],
    [{ name: 'a'.repeat(51) }, 'name', 'has more than 50 characters'],
    [{ name: 'ʼ' }, 'name', 'is missing'],
    [{ name: `A${'\u0301'.repeat(6)}` }, 'name', 'has a letter with more than four marks'],
    [{ name: 'Ada\u0007' }, 'name', 'has characters that nobody sees'],
    [{ name: 'Ada 𤭢' }, 'name', '"Ada 𤭢" would be printed with 〓 for 𤭢 (U+24B62)'],
    [{ company: 'c'.repeat(101) }, 'company', 'has more than 100 characters'],
    [{ award_date: '' }, 'award_date', 'is missing'],
    [{ award_date: '2026-02-30' }, 'award_date', 'is no day'],
    [{ award_date: '26.11.2026' }, 'award_date', 'is no day'],
    [{ award_date: '2026-11-27' }, 'award_date', 'is yet to come'],
    [{ end_date: '2026-13-01' }, 'end_date', 'is no day'],
    [{ end_date: '2026-11-19' }, 'end_date', 'comes before'],
    [{ idcard: '110105194912310021' }, 'idcard', 'is no ID number'],
    [{ idcard: '1.10105E+17' }, 'idcard', 'was rounded by the spreadsheet'],
    [{ idcard: '1,10105E+17' }, 'idcard', 'was rounded by the spreadsheet'],
    [{ idcard: '110105194912310000' }, 'idcard', 'was rounded by the spreadsheet'],
    [{ phone: '12345' }, 'phone', 'is no mobile number'],
    [{ phone: '1.38E+10' }, 'phone', 'was rounded by the spreadsheet'],
    [{ cert_num: '2.01901E+11' }, 'cert_num', 'was rounded by the spreadsheet'],
    [{ cert_num: 'MS-7K3F-9QXD-T' }, 'cert_num', 'wrong check character'],
    [{ cert_num: 'a/b' }, 'cert_num', 'other characters'],
  ])('%j is told: %s %s', (parts, field, reason) => {
    expect(readImportLine(aRecord(parts), today)).toEqual([{ field, reason: expect.stringContaining(reason) }]);
  });

  test.each(['2026/1/5', '2026/01/05', '2026.1.5', '2026-1-5', ' 2026/1/5 '])(
    'takes the day %s, its year first',
    (day) => {
      expect(importLineOf({ ...ada, award_date: day, end_date: day })).toMatchObject({
        award_date: '2026-01-05',
        end_date: '2026-01-05',
      });
    },
  );

  test('with several mistakes tells them all', () => {
    expect(readImportLine(aRecord({ name: '', phone: '1', award_date: 'x' }), today)).toHaveLength(3);
  });
});

describe('a file', () => {
  test('without a mistake has no problem', () => {
    expect(importProblems(aFile(aRecord(), aRecord({ name: 'Grace Hopper' })), today)).toEqual([]);
    expect(importProblems(aFile(ada), today)).toEqual([]);
  });

  test('tells each mistake with its line of the file', () => {
    const file = aFile(aRecord(), aRecord({ name: '' }), aRecord({ phone: '1' }));
    expect(importProblems(file, today).map(({ line, field }) => [line, field])).toEqual([
      [4, 'name'],
      [5, 'phone'],
    ]);
  });

  test('has no number twice, and no holder twice on one day', () => {
    const idcard = '11010519491231002X';
    const file = aFile(
      aRecord({ cert_num: '2019-AB-17', idcard }),
      aRecord({ cert_num: '2019-ab-17' }),
      aRecord({ idcard: idcard.toLowerCase() }),
    );
    expect(importProblems(file, today)).toEqual([
      { line: 4, field: 'cert_num', reason: 'stands in line 2 too' },
      { line: 5, field: 'idcard', reason: 'stands in line 2 too' },
    ]);
    const others = aFile(aRecord({ idcard }), aRecord({ idcard, award_date: '2026-10-20' }));
    expect(importProblems(others, today)).toEqual([]);
  });

  test('with a strange column, or without one that it needs, is told by its head alone', () => {
    expect(importProblems({ ...aFile({ name: '', titel: 'x' }), headLine: 3 }, today)).toEqual([
      { line: 3, field: 'titel', reason: expect.stringContaining('is no column') },
      { line: 3, field: 'award_date', reason: 'is missing as a column' },
    ]);
  });

  test('that is empty, or too long, is told', () => {
    expect(importProblems(aFile(), today)).toMatchObject([{ field: 'file', reason: 'has no lines' }]);
    expect(importProblems(aFile(...Array(mostLines + 1).fill(ada)), today)).toMatchObject([
      { reason: 'has more than 10000 lines' },
    ]);
  });
});
