import { describe, expect, test } from 'vitest';
import { type ImportColumn, importLineOf, importProblems, mostLines, readImportLine } from './certificate-import.ts';

const today = '2026-11-26';
const ada = { name: 'Ada Lovelace', award_date: '2026-11-20' };

/** A record of a file, with other values in some columns. */
const aRecord = (parts: Partial<Record<ImportColumn, string>> = {}) => ({ ...importLineOf(ada), ...parts });

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

  test.each<[Partial<Record<ImportColumn, string>>, string, string]>([
    [{ name: '  ' }, 'name', 'is missing'],
    [{ name: '\u200b\u3164·-' }, 'name', 'is missing'],
    [{ name: 'a'.repeat(51) }, 'name', 'has more than 50 characters'],
    [{ name: 'Ada\u202eecalevoL' }, 'name', 'has characters that nobody sees'],
    [{ name: 'Ada 𤭢' }, 'name', '"Ada 𤭢" would be printed with 〓 for 𤭢 (U+24B62)'],
    [{ company: 'c'.repeat(101) }, 'company', 'has more than 100 characters'],
    [{ award_date: '' }, 'award_date', 'is missing'],
    [{ award_date: '2026-02-30' }, 'award_date', 'is no day'],
    [{ award_date: '26.11.2026' }, 'award_date', 'is no day'],
    [{ award_date: '2026-11-27' }, 'award_date', 'is yet to come'],
    [{ end_date: '2026-13-01' }, 'end_date', 'is no day'],
    [{ end_date: '2026-11-19' }, 'end_date', 'comes before'],
    [{ idcard: '110105194912310021' }, 'idcard', 'is no ID number'],
    [{ phone: '12345' }, 'phone', 'is no mobile number'],
    [{ cert_num: 'MS-7K3F-9QXD-T' }, 'cert_num', 'wrong check character'],
    [{ cert_num: 'a/b' }, 'cert_num', 'other characters'],
  ])('%j is told: %s %s', (parts, field, reason) => {
    expect(readImportLine(aRecord(parts), today)).toEqual([{ field, reason: expect.stringContaining(reason) }]);
  });

  test('with several mistakes tells them all', () => {
    expect(readImportLine(aRecord({ name: '', phone: '1', award_date: 'x' }), today)).toHaveLength(3);
  });
});

describe('a file', () => {
  test('without a mistake has no problem', () => {
    expect(importProblems([aRecord(), aRecord({ name: 'Grace Hopper' })], today)).toEqual([]);
    expect(importProblems([ada], today)).toEqual([]);
  });

  test('tells each mistake with its line, the head being the first', () => {
    const records = [aRecord(), aRecord({ name: '' }), aRecord({ phone: '1' })];
    expect(importProblems(records, today).map(({ line, field }) => [line, field])).toEqual([
      [3, 'name'],
      [4, 'phone'],
    ]);
  });

  test('has no number twice, and no holder twice on one day', () => {
    const idcard = '11010519491231002X';
    const records = [
      aRecord({ cert_num: '2019-AB-17', idcard }),
      aRecord({ cert_num: '2019-ab-17' }),
      aRecord({ idcard: idcard.toLowerCase() }),
    ];
    expect(importProblems(records, today)).toEqual([
      { line: 3, field: 'cert_num', reason: 'stands in line 2 too' },
      { line: 4, field: 'idcard', reason: 'stands in line 2 too' },
    ]);
    expect(importProblems([aRecord({ idcard }), aRecord({ idcard, award_date: '2026-10-20' })], today)).toEqual([]);
  });

  test('with a strange column, or without one that it needs, is told by its head alone', () => {
    expect(importProblems([{ name: '', titel: 'x' }], today)).toEqual([
      { line: 1, field: 'titel', reason: expect.stringContaining('is no column') },
      { line: 1, field: 'award_date', reason: 'is missing as a column' },
    ]);
  });

  test('that is empty, or too long, is told', () => {
    expect(importProblems([], today)).toMatchObject([{ field: 'file', reason: 'has no lines' }]);
    expect(importProblems(Array(mostLines + 1).fill(ada), today)).toMatchObject([
      { reason: 'has more than 10000 lines' },
    ]);
  });
});
