import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AuditPlace, type AuditProblem, chainStart } from '../../shared/contract/audit-schemas.ts';
import { auditHash, auditKey, nextRow, type StoredRow } from '../platform/audit/audit-row.ts';
import { verifyChain } from './verify-chain.ts';

const at = '2026-06-18T09:30:00.000Z';

/** A chain of so many rows, as operators write them. */
function aChain(length: number): StoredRow[] {
  const rows: StoredRow[] = [];
  for (let number = 1; number <= length; number += 1) {
    const entry = { operator: `operator-${number % 3}`, action: 'enquiries.done', subject: `subject-${number}` };
    rows.push(nextRow(rows.at(-1) ?? chainStart, entry, at));
  }
  return rows;
}

const headOf = (rows: readonly StoredRow[]) => {
  const { number, hash } = rows.at(-1) ?? chainStart;
  return { number, hash };
};
const byKey = (rows: readonly object[]) => rows.toSorted((a, b) => (Object(a).sk < Object(b).sk ? -1 : 1));

/** Verifies in pages, as the command does. */
function verify(
  items: readonly object[],
  heads: { number: number; hash: string }[] = [],
  size = 1_000,
): AuditProblem[] {
  const sorted = byKey(items);
  const problems: AuditProblem[] = [];
  let place: AuditPlace = chainStart;
  for (let start = 0; start === 0 || start < sorted.length; start += size) {
    const page = verifyChain(sorted.slice(start, start + size), place, heads, start + size >= sorted.length);
    problems.push(...page.problems);
    place = page.reached;
  }
  return problems;
}

/** The row again with its own hash, as somebody would write it who knows how. */
const rehashed = (row: StoredRow): StoredRow => ({ ...row, hash: auditHash(row) });

const lengths = fc.integer({ min: 2, max: 40 });
const fields = fc.constantFrom('at', 'operator', 'action', 'subject', 'previous', 'hash', 'number', 'more');
const rates = fc.double({ min: 0, max: 0.999, noNaN: true });
const pageSizes = fc.integer({ min: 1, max: 50 });

test('a chain that nobody touched is whole, in pages of any size, and has its heads', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), pageSizes, (length, size) => {
      const rows = aChain(length);
      const heads = rows.map(({ number, hash }) => ({ number, hash }));
      expect(verify(rows, heads, size)).toEqual([]);
    }),
  );
});

test('any change of any field of any row is found, whether its hash was made anew or not', () => {
  fc.assert(
    fc.property(lengths, rates, fields, fc.boolean(), pageSizes, (length, rate, field, isRehashed, size) => {
      const rows = aChain(length);
      const index = Math.floor(rate * length);
      const changes: Record<string, unknown> = {
        at: '2026-06-18T09:30:00.001Z',
        previous: 'a'.repeat(64),
        hash: 'b'.repeat(64),
        number: length + 7,
      };
      const original = rows[index] ?? nextRow(chainStart, { operator: 'o', action: 'a', subject: 's' }, at);
      const changed = { ...original, [field]: changes[field] ?? 'another' };
      const isWorthRehashing = isRehashed && field !== 'hash' && field !== 'more';
      const items = rows.with(index, isWorthRehashing ? rehashed(changed) : changed);
      expect(verify(items, [headOf(rows)], size)).not.toEqual([]);
    }),
  );
});

test('any removal of rows is found and named', () => {
  fc.assert(
    fc.property(lengths, rates, fc.integer({ min: 1, max: 5 }), pageSizes, (length, rate, count, size) => {
      const rows = aChain(length);
      const index = Math.floor(rate * length);
      const items = rows.toSpliced(index, count);
      const last = Math.min(index + count, length);
      const expected =
        last === length
          ? { kind: 'cut', number: length, to: length }
          : { kind: 'missing', number: index + 1, to: last };
      expect(verify(items, [headOf(rows)], size)).toContainEqual(expected);
    }),
  );
});

test('a cut end is found by a known head alone, and nothing but a head can find it', () => {
  const rows = aChain(10);
  const cut = rows.slice(0, 6);
  expect(verify(cut)).toEqual([]);
  expect(verify(cut, [headOf(rows)])).toEqual([{ kind: 'cut', number: 10, to: 10 }]);
  expect(verify(rows, [headOf(cut)])).toEqual([]);
});

test('an end that was written anew from some row on is found by a known head alone', () => {
  const rows = aChain(10);
  const anew = rows.slice(0, 5);
  while (anew.length < 10) anew.push(nextRow(headOf(anew), { operator: 'somebody', action: 'a', subject: 's' }, at));
  expect(verify(anew)).toEqual([]);
  expect(verify(anew, [headOf(rows)])).toEqual([{ kind: 'rewritten', number: 10, to: 10 }]);
});

test('any row that is put in is found', () => {
  fc.assert(
    fc.property(lengths, rates, fc.constantFrom('x', '!', '0', '~'), pageSizes, (length, rate, suffix, size) => {
      const rows = aChain(length);
      const before = rows[Math.floor(rate * length)] ?? rows[0];
      const inserted = { ...nextRow(before ?? chainStart, { operator: 'o', action: 'a', subject: 's' }, at) };
      const item = { ...inserted, sk: `${before?.sk}${suffix}` };
      expect(verify([...rows, item], [headOf(rows)], size)).toContainEqual(
        expect.objectContaining({ kind: 'inserted' }),
      );
    }),
  );
});

test.each(['', '0', 'audit', '000000000000', '00000000000x', '-00000000001', '~'])(
  'an item under the key "%s" is found, before and behind the rows alike',
  (sk) => {
    const rows = aChain(3);
    expect(verify([...rows, { pk: 'audit', sk }])).toContainEqual(expect.objectContaining({ kind: 'inserted' }));
  },
);

test('any two rows that were exchanged are found, whether only what they say or their numbers and hashes too', () => {
  fc.assert(
    fc.property(lengths, rates, rates, fc.boolean(), pageSizes, (length, one, other, isRenumbered, size) => {
      const rows = aChain(length);
      const [first, second] = [Math.floor(one * length), Math.floor(other * length)];
      fc.pre(first !== second);
      const at = (index: number, from: number): StoredRow => {
        const [place, said] = [rows[index], rows[from]];
        if (!place || !said) throw new Error('There is no such row');
        if (!isRenumbered) return { ...said, ...auditKey(place.number) };
        return rehashed({ ...said, ...auditKey(place.number), number: place.number, previous: place.previous });
      };
      const items = rows.with(first, at(first, second)).with(second, at(second, first));
      expect(verify(items, [headOf(rows)], size)).not.toEqual([]);
    }),
  );
});

test('the last row with another number, hashed anew, is found without a head', () => {
  const rows = aChain(3);
  const last = rows[2] ?? nextRow(chainStart, { operator: 'o', action: 'a', subject: 's' }, at);
  expect(verify(rows.with(2, rehashed({ ...last, number: 9 })))).toEqual([{ kind: 'changed', number: 3, to: 3 }]);
});

test('a row that follows another one than the row before, hashed anew, is found without a head', () => {
  const rows = aChain(3);
  const last = rows[2] ?? nextRow(chainStart, { operator: 'o', action: 'a', subject: 's' }, at);
  const moved = rehashed({ ...last, previous: 'a'.repeat(64) });
  expect(verify(rows.with(2, moved))).toEqual([{ kind: 'unlinked', number: 3, to: 3 }]);
});

test('a row that is missing is reported once, and the row behind the gap is no further problem', () => {
  expect(verify(aChain(5).toSpliced(2, 1))).toEqual([{ kind: 'missing', number: 3, to: 3 }]);
});

test('one changed row is reported once, and the rows after it are verified on', () => {
  const rows = aChain(6);
  const changed = rows.map((row) => (row.number === 2 ? { ...row, operator: 'another' } : row));
  expect(verify(changed)).toEqual([{ kind: 'changed', number: 2, to: 2 }]);
  const twice = changed.map((row) => (row.number === 5 ? { ...row, subject: 'another' } : row));
  expect(verify(twice)).toEqual([
    { kind: 'changed', number: 2, to: 2 },
    { kind: 'changed', number: 5, to: 5 },
  ]);
});
