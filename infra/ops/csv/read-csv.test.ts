import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importLineOf, importProblems } from '../../../shared/certificate-import.ts';
import { OpenedSignUp } from '../../../shared/contract/certification-schemas.ts';
import { anySign } from '../../../shared/testing/any-sign.ts';
import { withoutUnseen } from '../../../shared/typed/names.ts';
import { csvInputs } from './csv-inputs.ts';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

const columns = ['name', 'award_date', 'idcard'];

test.each(csvInputs)('$kind ($source)', ({ file, result }) => {
  const read = () => readCsv(Buffer.from(file as string), columns);
  if (typeof result === 'string') expect(read).toThrow(result);
  else expect(read().rows.map(({ line, record }) => [line, ...columns.map((name) => record[name])])).toEqual(result);
});

test('a file without rows, or without a head, is a table without rows', () => {
  expect(readCsv(Buffer.from('\n Name,titel\n'), columns)).toEqual({ headLine: 2, names: ['name', 'titel'], rows: [] });
  for (const empty of ['', '\ufeff', '\n\n', ',,\n'])
    expect(readCsv(Buffer.from(empty), columns)).toMatchObject({ names: [], rows: [] });
});

describe('what was written is read as it was', () => {
  /** A value as it is read: one kind of line end, and nothing that nobody sees. */
  const asRead = (value: string) => withoutUnseen(value.replaceAll(/\r\n?/g, '\n'));
  const nasty = fc.constantFrom(
    ...'=+-@＝＋－＠;,\t\r\n"\' \u00a0\u3000a王\u{20bb7}\u200b\ufeff\u202e',
    '0123456789012345',
  );
  const value = fc
    .oneof(fc.string({ unit: nasty }), fc.string({ unit: anySign }), fc.stringMatching(/^\d{14,20}$/))
    // A NUL and what stands for a lost letter are told.
    .filter((text) => !/[\0\ufffd]/.test(text));

  test('whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ name: value, award_date: value, idcard: value })), (given) => {
        const records = given.map((record) =>
          Object.fromEntries(Object.entries(record).map(([name, text]) => [name, asRead(text)])),
        );
        const filled = records.filter((record) => Object.values(record).some((text) => text.trim() !== ''));
        const { rows } = readCsv(Buffer.from(writeCsv(given)), columns);
        expect(rows.map(({ record }) => record)).toEqual(filled);
      }),
      { numRuns: 1_000 },
    );
  });

  test('each row by the line in which it begins', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ name: value, award_date: fc.constant('2026-11-20') })), (records) => {
        const file = writeCsv(records);
        // Records end with CR and LF, lines within values with LF alone.
        const written = file.split('\r\n').slice(0, -1);
        const begins = written.map((_, at) => written.slice(0, at).join('\n').split('\n').length + 1);
        const { rows } = readCsv(Buffer.from(file), columns);
        expect(rows.map(({ line }) => line)).toEqual(begins.slice(1));
      }),
    );
  });

  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  const signUp = fc.record({
    ...Object.fromEntries(Object.keys(OpenedSignUp.shape).map((name) => [name, value])),
    name: fc.oneof(value, fc.constantFrom('=HYPERLINK("http://evil")', '欧阳堃', "O'Brien", '𠮷田')),
    idcard: fc.oneof(digits(18), fc.constantFrom('110105198802158766', '11010519491231002X')),
    phone: fc.oneof(digits(11), fc.constantFrom('+8613800138000', '13800138000')),
    contested: fc.boolean(),
  });

  test('the sign-ups of an exam', () => {
    fc.assert(
      fc.property(fc.array(signUp), (signUps) => {
        const { rows } = readCsv(Buffer.from(writeCsv(signUps)), []);
        const given = signUps.map((one) =>
          Object.fromEntries(Object.entries(one).map(([name, of]) => [name, asRead(String(of))])),
        );
        expect(rows.map(({ record }) => record)).toEqual(given);
      }),
    );
  });

  test('who signed up for an exam is imported as a holder, by the same name and numbers', () => {
    const ada = { name: '-Ada', company: '=1+1;+2', idcard: '110105198802158766', phone: '13800138000' };
    const file = writeCsv([{ ...ada, award_date: '2026-11-20' }]);
    expect(file).toContain(`'-Ada,"'=1+1;'+2",'110105198802158766,13800138000`);
    const table = readCsv(Buffer.from(file), []);
    expect(importProblems(table, '2026-11-26')).toEqual([]);
    expect(importLineOf(table.rows[0]?.record ?? {})).toMatchObject(ada);
  });
});
